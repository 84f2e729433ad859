import { lineMistake } from "./line-mistake.ts";
import type { Mistake } from "./mistake.ts";
import { oneChange } from "./one-change.ts";
import { Reader } from "./reader.ts";
import { scan } from "./scan.ts";

/**
 * Finds the positions where a text is not JSON, as far as they do not follow from one another.
 *
 * @param text may be anything
 * @param most how many mistakes are enough
 */
export function diagnose(text: string, most: number): Mistake[] {
  const { tokens, mistakes } = scan(text, most);
  if (mistakes.length > most) {
    const near = mistakes.map(({ offset }) => offset);
    const only = oneChange(text, tokens, near);
    return only ? [only] : mistakes.slice(0, most);
  }
  const reader = new Reader(text, tokens);
  const ordered = [...mistakes, ...reader.read()].sort((a, b) => a.offset - b.offset);
  const isSeveral = reader.goesOn || new Set(ordered.map(({ offset }) => offset)).size > 1;
  const noticed = [...reader.noticed, ...mistakes.map(({ offset }) => offset)].sort(
    (a, b) => a - b,
  );
  const isLine = mistakes.length === 0 && (isSeveral || reader.isUnbalanced);
  const line = isLine ? lineMistake(text, noticed[0] ?? 0) : undefined;
  if (line) return [line];
  const single = isSeveral ? oneChange(text, tokens, noticed) : undefined;
  return single ? [single] : ordered.slice(0, most);
}
