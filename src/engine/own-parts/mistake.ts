import type { Issue } from "../model/issue.ts";
import { textIfReadable } from "../pipeline/regular-file.ts";

/** The rule that all mistakes in a site's own parts are reported by. */
export const OWN_PART = "own-part";

/** A mistake in a part of the site's own. */
export type Mistake = Issue;

/** A position in a source, as compilers name it. */
export interface SourcePosition {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/**
 * A mistake in a source.
 *
 * @param file absolute, with forward slashes
 * @param position where it is; the whole file when nothing is said
 */
export function mistakeIn(
  file: string,
  message: string,
  hint: string,
  position?: SourcePosition,
): Mistake {
  const span = { offset: position ? offsetOf(file, position) : 0, length: 1 };
  return { rule: OWN_PART, message, hint, file, pointer: "", span };
}

function offsetOf(file: string, { line, column }: SourcePosition): number {
  const lines = (textIfReadable(file) ?? "").split("\n").slice(0, line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
