/** One line of a text that is meant to be JSON. */
export interface Line {
  /** Where it begins in the text. */
  offset: number;
  text: string;
  /** The number of its spaces. */
  indent: number;
  /** Whether it ends with an opening bracket. */
  opens: boolean;
  /** Whether it begins with a closing bracket. */
  closes: boolean;
}

/** The lines of a text with what their form says. */
export function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split("\n").map((line) => {
    const bare = line.trim();
    const position = {
      offset,
      text: line,
      indent: line.length - line.trimStart().length,
      opens: /[[{]$/.test(bare),
      closes: /^[\]}]/.test(bare),
    };
    offset += line.length + 1;
    return position;
  });
}

/** By how many spaces a part stands deeper than what holds it. */
export function stepOf(lines: Line[]): number {
  const indents = lines.map(({ indent }) => indent).filter((indent) => indent > 0);
  return indents.length === 0 ? 0 : indents.reduce((least, indent) => Math.min(least, indent));
}

/** How many lines stand deeper or farther out than the lines above them say. */
export function untidiness(lines: Line[]): number {
  const step = stepOf(lines);
  const filled = lines.filter(({ text }) => text.trim() !== "");
  return filled.filter((line, at) => {
    const above = filled[at - 1];
    const wanted = above && above.indent + (above.opens ? step : 0) - (line.closes ? step : 0);
    return wanted !== undefined && line.indent !== wanted;
  }).length;
}
