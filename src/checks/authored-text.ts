import type { PageEntry } from "../content/index/site-index.ts";
import { appendPointer } from "../page/pointer.ts";

/** A text that an author wrote for one page, with its place. */
export interface AuthoredText {
  pointer: string;
  text: string;
}

/** Fields that hold names and addresses, not sentences. */
const NOT_TEXT = new Set([
  "$schema",
  "type",
  "src",
  "alt",
  "href",
  "anchor",
  "icon",
  "name",
  "pages",
  "below",
  "tone",
  "topics",
  "aliases",
  "look",
]);

/** What is still to be written is no text yet. */
const GAP = /\{\s*fill:[^{}]*\}/g;

/** Everything written on a page, in order; shared blocks are written elsewhere. Lines of one text are joined. */
export function authoredTexts(entry: PageEntry): AuthoredText[] {
  const texts: AuthoredText[] = [];
  walk(entry.page, "", texts);
  return texts;
}

function walk(value: unknown, pointer: string, texts: AuthoredText[]): void {
  if (typeof value === "string")
    texts.push({ pointer, text: value.includes("{") ? value.replace(GAP, "") : value });
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value))
    if (!NOT_TEXT.has(key)) walk(item, appendPointer(pointer, key), texts);
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}§$%’'-]+/gu) ?? [];
}
