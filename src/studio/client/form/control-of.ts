import { idsOf } from "./field-props.ts";

/** The control of a value, or of the nearest one around it that has a control. */
export function controlOf(pointer: string): HTMLElement | null {
  if (pointer === "") return null;
  const control = document.getElementById(idsOf(pointer).control);
  return control ?? controlOf(pointer.slice(0, pointer.lastIndexOf("/")));
}
