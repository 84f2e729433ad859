import { isJson } from "./is-json.ts";
import { type Line, linesOf, stepOf, untidiness } from "./lines.ts";
import type { Mistake } from "./mistake.ts";

/** A text by its lines, with a limit to how often a change of it is tried. */
interface Draft {
  text: string;
  lines: Line[];
  /** Whether the text is JSON with a change. */
  works(changed: string): boolean;
}

/** Changed texts are read as a whole; this many characters altogether are read within a few milliseconds. */
const MOST_READ = 12_000_000;
/** Exchanged lines stand at most so far from one another, and from where the mistake shows. */
const NEAR = 6;
/** A slip shows at most so many lines after it was made. */
const BEFORE = 8;
/** Lines beyond these stand deeper because of the first. */
const MOST_DEEPER = 10;
const OPENINGS = ["[", "{", '"": [', '"": {'];

/**
 * Finds the line that is missing or stands twice, or the two lines that stand in each other's place, when
 * nothing else keeps a text from being JSON. How lines are indented shows where a part begins and ends
 * though its bracket is missing.
 *
 * @param noticed where a reader saw first that something is wrong
 */
export function lineMistake(text: string, noticed: number): Mistake | undefined {
  const lines = linesOf(text);
  if (lines.length < 3) return undefined;
  let left = MOST_READ;
  const works = (changed: string) => {
    left -= changed.length;
    return left >= 0 && isJson(changed);
  };
  const draft = { text, lines, works };
  const at = Math.max(
    0,
    lines.findLastIndex(({ offset }) => offset <= noticed),
  );
  return openingLost(draft) ?? closingLost(draft) ?? doubled(draft, at) ?? exchanged(draft, at);
}

/** A line stands deeper than the one above it, which opens nothing. */
function openingLost({ text, lines, works }: Draft): Mistake | undefined {
  const step = stepOf(lines);
  const filled = lines.filter((line) => line.text.trim() !== "");
  const deeper = filled.filter((line, at) => {
    const above = filled[at - 1];
    return above !== undefined && line.indent > above.indent + (above.opens ? step : 0);
  });
  for (const line of deeper.slice(0, MOST_DEEPER)) {
    const opening = OPENINGS.find((sign) => works(inserted(text, line.offset, `${sign}\n`)));
    if (opening !== undefined) return lostOpening(line, opening);
  }
  return undefined;
}

function lostOpening({ offset, indent }: Line, opening: string): Mistake {
  const sign = opening.slice(-1);
  const at = { offset: offset + indent, length: 1 };
  if (opening === sign)
    return {
      ...at,
      message: `An opening ${sign} is missing here.`,
      hint: `Put ${sign} here.`,
      readAs: [{ offset, length: 0, text: `${sign}\n` }],
    };
  return {
    ...at,
    message: "The line that opens this part is missing before this.",
    hint: `Put a line before this with the name of the field, a colon and ${sign}, for example ${sign === "[" ? '"items": [' : '"image": {'}.`,
  };
}

/** A line stands as far out as a bracket that is still open, or farther. */
function closingLost({ text, lines, works }: Draft): Mistake | undefined {
  const open: Line[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.text.trim() === "") continue;
    const top = open.at(-1);
    if (top && (line.closes ? line.indent < top.indent : line.indent <= top.indent)) {
      const sign = top.text.trimEnd().endsWith("{") ? "}" : "]";
      const closing = [`${sign}\n`, `${sign},\n`].find((added) =>
        works(inserted(text, line.offset, added)),
      );
      if (closing === undefined) return undefined;
      const readAs = [{ offset: line.offset, length: 0, text: closing }];
      return {
        offset: top.offset + top.text.trimEnd().length - 1,
        length: 1,
        message: `This ${sign === "}" ? "{" : "["} is never closed.`,
        hint: `Add the closing ${sign} before line ${at + 1}.`,
        readAs,
      };
    }
    if (line.closes) open.pop();
    if (line.opens) open.push(line);
  }
  return undefined;
}

/** A line that was pasted once too often. */
function doubled({ text, lines, works }: Draft, noticed: number): Mistake | undefined {
  for (let at = Math.max(1, noticed - BEFORE); at <= noticed; at += 1) {
    const line = lines[at];
    if (!line || line.text.trim() === "" || line.text !== lines[at - 1]?.text) continue;
    const { offset } = line;
    const length = line.text.length + 1;
    if (!works(text.slice(0, offset) + text.slice(offset + length))) continue;
    return {
      offset: offset + line.indent,
      length: 1,
      message: "This line stands here for the second time.",
      hint: "Delete one of the two.",
      edits: [{ offset, length, text: "" }],
    };
  }
  return undefined;
}

/** Two lines that give JSON when they are exchanged; of several pairs the one that leaves the neatest text. */
function exchanged(draft: Draft, noticed: number): Mistake | undefined {
  const { lines, works } = draft;
  const working: { first: number; second: number; untidy: number }[] = [];
  const last = Math.min(noticed + NEAR, lines.length - 1);
  for (let first = Math.max(0, noticed - BEFORE); first < last; first += 1)
    for (let second = first + 1; second <= Math.min(first + NEAR, last); second += 1) {
      const changed = swapped(lines, first, second);
      if (works(changed)) working.push({ first, second, untidy: untidiness(linesOf(changed)) });
    }
  const distance = ({ first, second }: { first: number; second: number }) => second - first;
  const [best] = working.sort((a, b) => a.untidy - b.untidy || distance(a) - distance(b));
  return best && exchangedLines(lines, best.first, best.second);
}

function exchangedLines(lines: Line[], first: number, second: number): Mistake | undefined {
  const [upper, lower] = [lines[first], lines[second]];
  if (!upper || !lower) return undefined;
  const within = lines.slice(first, second + 1);
  const text = swapped(within, 0, within.length - 1);
  return {
    offset: upper.offset + upper.indent,
    length: 1,
    message: `This line and line ${second + 1} stand in each other's place.`,
    hint: "Exchange the two lines.",
    readAs: [{ offset: upper.offset, length: text.length, text }],
  };
}

function swapped(lines: Line[], first: number, second: number): string {
  const order = lines.map((line) => line.text);
  [order[first], order[second]] = [order[second] ?? "", order[first] ?? ""];
  return order.join("\n");
}

function inserted(text: string, offset: number, added: string): string {
  return text.slice(0, offset) + added + text.slice(offset);
}
