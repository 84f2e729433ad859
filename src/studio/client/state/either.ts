import type { Field } from "../../contract/field.ts";

/** Whether a value has the shape of one of several forms of a field. */
export function hasShapeOf(option: Field, value: unknown): boolean {
  if (Array.isArray(value)) return option.kind === "list";
  if (typeof value === "object") return option.kind === "group";
  return option.kind !== "group" && option.kind !== "list";
}
