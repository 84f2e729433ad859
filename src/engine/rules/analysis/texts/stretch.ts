import type { Finding } from "../../../model/issue.ts";
import type { OddText } from "../../../pipeline/texts/scanner.ts";
import type { Stretch } from "../../../pipeline/texts/stretch.ts";

/** So many letters on both sides tell a part of a text from others like it; in a text that repeats itself more do not. */
const MOST_AROUND = 40;

/**
 * Where in its file a part of a text stands, and with what it is replaced. When the same letters stand elsewhere in
 * the text, letters around them are taken along until they stand there once; where they never do, nothing is replaced.
 *
 * @param meant what is written instead, when that is certain
 */
export function markStretch(
  { text, file, pointer }: Pick<OddText, "text" | "file" | "pointer">,
  { offset, length }: Stretch,
  meant?: string,
): Pick<Finding, "file" | "pointer" | "excerpt" | "fix"> {
  const own = text.slice(offset, offset + length);
  if (meant === undefined) return { file, pointer, excerpt: own };
  for (let around = 0; around <= MOST_AROUND; around += 1) {
    const [start, end] = [Math.max(0, offset - around), offset + length + around];
    const excerpt = text.slice(start, end);
    if (text.indexOf(excerpt) !== text.lastIndexOf(excerpt)) continue;
    const value = text.slice(start, offset) + meant + text.slice(offset + length, end);
    return { file, pointer, excerpt, fix: { value } };
  }
  return { file, pointer, excerpt: own };
}
