import type { ErrorObject } from "ajv";
import { isIndex, pointerKeys } from "../../model/pointer.ts";

/** The object a message speaks of: `This price-list block`, `This entry of "items"`, `This file`. */
export function ownerName(error: ErrorObject): string {
  const type = (error.data as { type?: unknown } | null)?.type;
  const keys = pointerKeys(error.instancePath);
  if (keys.length === 0) return "This file";
  if (typeof type === "string") return `This ${type} block`;
  const last = keys.at(-1) ?? "";
  return isIndex(last) ? `This entry of "${keys.at(-2)}"` : `"${last}"`;
}

/** A value by its field, or by its number in a list. */
export function fieldName(pointer: string): string {
  const keys = pointerKeys(pointer);
  const last = keys.at(-1);
  if (last === undefined) return "The file";
  return isIndex(last) ? `Entry ${Number(last) + 1} of "${keys.at(-2)}"` : `"${last}"`;
}
