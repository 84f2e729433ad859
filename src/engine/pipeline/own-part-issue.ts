import type { Issue } from "../model/issue.ts";
import { textIfReadable } from "./regular-file.ts";

/** The rule that all mistakes in a site's own parts are reported by. */
const OWN_PART = "own-part";

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
 * @param position where it is; the whole file by default
 */
export function ownPartIssue(
  file: string,
  message: string,
  hint: string,
  position?: SourcePosition,
): Issue {
  const span = { offset: position ? offsetOf(file, position) : 0, length: 1 };
  return { rule: OWN_PART, message, hint, file, pointer: "", span };
}

/** A part that stopped with an error, reported at the position in its source. */
export function stoppedIssue(
  path: string,
  cause: unknown,
  { file, ...position }: { file: string } & Partial<SourcePosition>,
): Issue {
  const words = inWords(cause);
  const { line, column } = position;
  return ownPartIssue(
    file,
    `${path} stopped with an error: ${words}${/[.!?]$/.test(words) ? "" : "."}`,
    "Correct it at this position.",
    line === undefined || column === undefined ? undefined : { line, column },
  );
}

/** Each issue once: several modules import a file, and a function runs for several. */
export function onceEach<Reported extends Issue>(issues: readonly Reported[]): Reported[] {
  const keyOf = ({ file, pointer, excerpt, span, message }: Issue) =>
    `${file} ${pointer} ${excerpt} ${span?.offset} ${message}`;
  return [...new Map(issues.map((issue) => [keyOf(issue), issue])).values()];
}

/** What was thrown, in words: anything can be. */
function inWords(cause: unknown): string {
  try {
    return String(cause).replace(/^Error: /, "");
  } catch {
    return "an object without words";
  }
}

function offsetOf(file: string, { line, column }: SourcePosition): number {
  const lines = (textIfReadable(file) ?? "").split("\n").slice(0, line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
