import type { Stretch } from "../../../pipeline/texts/stretch.ts";
import { readPart } from "../../../pipeline/texts/words.ts";

/** The first filler of a text. */
export function fillerIn(text: string, fillers: RegExp[]): Stretch | undefined {
  const read = readPart(text);
  const match = fillers.map((filler) => filler.exec(read)).find((one) => one !== null);
  return match ? { offset: match.index, length: match[0].length } : undefined;
}
