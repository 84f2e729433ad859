export const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Makes what finds the end of a text in quotes: its closing quote or the end of its line, whichever comes first,
 * else the end of everything. All calls together take time in proportion to the source; they go forward only.
 */
export function createTextEnd(source: string): (opening: number) => number {
  let lineEnd = -1;
  return (opening) => {
    if (lineEnd < opening) lineEnd = positionOf(source, "\n", opening);
    let end = opening;
    do end = positionOf(source, '"', end + 1);
    while (end < lineEnd && isEscaped(source, end));
    return Math.min(end, lineEnd);
  };
}

function positionOf(source: string, character: string, from: number): number {
  const at = source.indexOf(character, from);
  return at < 0 ? source.length : at;
}

/** Whether an odd number of backslashes stands before a quote. */
function isEscaped(source: string, quote: number): boolean {
  let before = quote;
  while (source.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (quote - before) % 2 === 1;
}
