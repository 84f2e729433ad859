/** A sign of Markdown that a button sets. */
export type Mark = "bold" | "italic" | "link" | "bullets" | "numbers";

/** A text with what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const SIGNS = { bold: "**", italic: "*" };

/** Sets a mark on the selected words or lines, or takes it away where it stands. */
export function marked(selected: Selected, mark: Exclude<Mark, "link">): Selected {
  if (mark === "bold" || mark === "italic") return wrapped(selected, SIGNS[mark]);
  return listed(selected, mark === "numbers");
}

function wrapped({ text, start, end }: Selected, sign: string): Selected {
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const size = sign.length;
  if (before.endsWith(sign) && after.startsWith(sign))
    return {
      text: before.slice(0, -size) + words + after.slice(size),
      start: start - size,
      end: end - size,
    };
  const inner = words === "" ? "words" : words;
  return {
    text: before + sign + inner + sign + after,
    start: start + size,
    end: start + size + inner.length,
  };
}

/** Puts the selected words into a link, and leaves them selected. */
export function linked({ text, start, end }: Selected, target: string): Selected {
  const words = text.slice(start, end) || "words";
  return {
    text: `${text.slice(0, start)}[${words}](${target})${text.slice(end)}`,
    start: start + 1,
    end: start + 1 + words.length,
  };
}

function listed({ text, start, end }: Selected, numbers: boolean): Selected {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end) < 0 ? text.length : text.indexOf("\n", end);
  const lines = text.slice(from, to).split("\n");
  const sign = numbers ? /^\d+\. / : /^- /;
  const next = lines.every((line) => sign.test(line))
    ? lines.map((line) => line.replace(sign, ""))
    : lines.map((line, at) => (numbers ? `${at + 1}. ` : "- ") + line.replace(/^(- |\d+\. )/, ""));
  const block = next.join("\n");
  return {
    text: text.slice(0, from) + block + text.slice(to),
    start: from,
    end: from + block.length,
  };
}

/**
 * A text as it is written into the file: one line as a text, several as a list of lines, so that
 * it stays readable; in the form it had as long as both would do.
 */
export function linesOrText(
  text: string,
  before: unknown,
  required: boolean | undefined,
): string | string[] | undefined {
  if (text === "" && !required) return undefined;
  const lines = text.split("\n");
  if (lines.length > 1) return lines;
  return Array.isArray(before) && before.length === 1 ? lines : text;
}
