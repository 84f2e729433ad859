import { applyEdits, type Edit, type JSONPath, modify } from "jsonc-parser";
import { pointerKeys } from "../page/pointer.ts";

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
  return changes.reduce(
    (current, { pointer, value }) => applyEdits(current, edits(current, pointer, value)),
    text,
  );
}

function edits(text: string, pointer: string, value: unknown): Edit[] {
  const path: JSONPath = pointerKeys(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  return modify(text, path, value, {
    formattingOptions: { insertSpaces: !/\n\t/.test(text), tabSize: indentOf(text), eol },
  });
}

function indentOf(text: string): number {
  return /\n( +)\S/.exec(text)?.[1]?.length ?? 2;
}
