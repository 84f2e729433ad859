import type { TextEdit } from "../../model/issue.ts";

/** Applies changes from the beginning to the end of a text; of two that overlap the first counts. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let done = "";
  let at = 0;
  for (const { offset, length, text: next } of inOrder(edits)) {
    done += text.slice(at, offset) + next;
    at = offset + length;
  }
  return done + text.slice(at);
}

/** Where a position of the changed text is in the text before the changes. */
export function offsetBefore(edits: readonly TextEdit[], offset: number): number {
  let shift = 0;
  for (const edit of inOrder(edits)) {
    const start = edit.offset + shift;
    if (offset < start) break;
    if (offset < start + edit.text.length) return edit.offset;
    shift += edit.text.length - edit.length;
  }
  return offset - shift;
}

/** In the order of the text, without those that overlap one before. */
function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  let end = 0;
  return [...edits]
    .sort((a, b) => a.offset - b.offset || a.length - b.length)
    .filter((edit) => {
      if (edit.offset < end) return false;
      end = edit.offset + edit.length;
      return true;
    });
}
