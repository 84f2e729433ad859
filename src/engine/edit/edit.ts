import { pointerKeys } from "../model/pointer.ts";
import { rewriteJson } from "./rewrite-json.ts";

/** A change of one value of a file. */
export interface Change {
  /** RFC 6901 pointer to the value. */
  pointer: string;
  /** The new value; `undefined` takes the entry away. */
  value: unknown;
}

/**
 * Changes values of a JSON text and leaves everything else as it was written.
 *
 * @param text the file's text
 * @returns the changed text
 */
export function changeJson(text: string, changes: Change[]): string {
  const before: unknown = JSON.parse(text);
  const after = changes.reduce(
    (root, { pointer, value }) => withValue(root, pointerKeys(pointer), value),
    before,
  );
  return rewriteJson(text, after);
}

function withValue(root: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!Array.isArray(root)) {
    const object = (root ?? {}) as Record<string, unknown>;
    return { ...object, [key]: withValue(object[key], rest, value) };
  }
  const at = Number(key);
  const item = withValue(root[at], rest, value);
  return item === undefined ? root.toSpliced(at, 1) : root.toSpliced(at, 1, item);
}
