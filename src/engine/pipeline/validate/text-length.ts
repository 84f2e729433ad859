import type { JsonSchema } from "../../model/json-schema.ts";

/** The length of a text in characters as people count them: one beyond the first 65,536 is one as well. */
export function textLength(text: string): number {
  return [...text].length;
}

/** Whether a text has more characters than allowed. One far too long is not counted. */
export function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > 2 * most || textLength(text) > most;
}

/** The length of a text that is given as a list of lines, with the line breaks between them. */
export function joinedLength(lines: readonly unknown[]): number {
  const lengths = lines.map((line) => (typeof line === "string" ? textLength(line) : 0));
  return lengths.reduce((sum, length) => sum + length + 1, -1);
}

/** Whether a text in lines has more characters than allowed. */
export function isLongerJoined(lines: readonly unknown[], most: number): boolean {
  let units = lines.length - 1;
  for (const line of lines) if (typeof line === "string") units += line.length;
  return units > most && joinedLength(lines) > most;
}

/** Makes the test whether a text, or one in lines, is longer than its type allows. */
export function createLengthTest({
  maxLength = Number.POSITIVE_INFINITY,
  maxJoinedLength = Number.POSITIVE_INFINITY,
}: JsonSchema): (value: unknown) => boolean {
  return (value) =>
    typeof value === "string"
      ? isLonger(value, maxLength)
      : Array.isArray(value) && isLongerJoined(value, maxJoinedLength);
}
