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
