import type { ComponentType } from "react";
import { CONTROLS } from "./controls.ts";
import type { FieldProps } from "./field-props.ts";

/** One field of a form, whatever its kind. */
export function FieldView(props: FieldProps) {
  const Control = CONTROLS[props.field.kind] as ComponentType<FieldProps>;
  return <Control {...props} />;
}
