import type { Issue, TextEdit } from "../../model/issue.ts";

/** A position where a text is not JSON. */
export interface Mistake {
  offset: number;
  length: number;
  message: string;
  hint: string;
  /** The change that fixes it, when there is only one. */
  edits?: TextEdit[];
  /** Changes with which the text can be read, where only its author can say what it shall be. */
  readAs?: TextEdit[];
}

/** The issue of a mistake in a file. */
export function toIssue(file: string, mistake: Mistake): Issue {
  const { offset, length, message, hint, edits, readAs } = mistake;
  return {
    rule: "json-syntax",
    message,
    hint,
    file,
    pointer: "",
    span: { offset, length: Math.max(1, length) },
    ...(edits ? { fix: { edits } } : {}),
    ...(readAs ? { readAs } : {}),
  };
}

/** The changes with which a file can be read in spite of an issue; none when it cannot. */
export function readingEdits({ fix, readAs = [] }: Issue): TextEdit[] {
  return fix && "edits" in fix ? fix.edits : readAs;
}
