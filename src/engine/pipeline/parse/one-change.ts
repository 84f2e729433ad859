import { isJson } from "./is-json.ts";
import type { Mistake } from "./mistake.ts";
import type { Token } from "./scan.ts";

/** A change of one character. */
interface Change {
  offset: number;
  /** What is put in; nothing when the character there is taken out. */
  sign?: string;
}

const MARKS = new Set<Token["kind"]>(["{", "}", "[", "]", ":", ","]);
const SIGNS = [...",:{}[]"];
/** Texts are tried out as a whole; this many characters altogether are read within a few milliseconds. */
const MOST_READ = 12_000_000;
/** Two changes this near to one another are both possible; a person has to choose. */
const BESIDE = 40;
/** How far around a mistake a quote may be missing or too many. */
const REACH = 300;

/**
 * Finds the one character whose change makes a text JSON, when several mistakes come from one slip.
 *
 * @param near where the mistakes were noticed, in order; the change nearest to the first of them is taken
 */
export function oneChange(text: string, tokens: Token[], near: number[]): Mistake | undefined {
  const [first = 0] = near;
  const distance = ({ offset }: Change) => Math.abs(offset - first);
  const candidates = [...markChanges(text, tokens), ...quoteChanges(text, near)]
    .filter(({ offset }) => offset <= first + 2)
    .sort((a, b) => distance(a) - distance(b) || weight(a) - weight(b));
  const working: Change[] = [];
  let left = MOST_READ;
  for (const change of candidates) {
    const [best] = working;
    left -= text.length;
    if (left < 0 || (best && distance(change) > distance(best) + BESIDE)) break;
    if (isJson(applied(text, change))) working.push(change);
  }
  const [best] = working;
  return best && inWords(text, best, working.length === 1);
}

/** Marks taken out, or put in before and after others. */
function markChanges(text: string, tokens: Token[]): Change[] {
  const offsets = new Set<number>();
  for (const { offset, length } of tokens) offsets.add(offset).add(offset + length);
  const added = [...offsets].flatMap((offset) => SIGNS.map((sign) => ({ offset, sign })));
  const marks = tokens.filter(({ kind, offset }) => MARKS.has(kind) && text[offset] === kind);
  return [...marks.map(({ offset }) => ({ offset })), ...added];
}

/** Quotes taken out or put in, where a text can begin or end, on the lines of the mistakes. */
function quoteChanges(text: string, near: number[]): Change[] {
  const offsets = new Set<number>();
  for (const offset of near.slice(0, 10))
    for (let at = Math.max(0, offset - REACH); at < Math.min(text.length, offset + REACH); at += 1)
      if (/["\s,:{}[\]]/.test(text.charAt(at)) || /["\s,:{}[\]]/.test(text.charAt(at - 1)))
        offsets.add(at);
  return [...offsets].flatMap((offset): Change[] =>
    text[offset] === '"' ? [{ offset }, { offset, sign: '"' }] : [{ offset, sign: '"' }],
  );
}

function applied(text: string, { offset, sign }: Change): string {
  return (
    text.slice(0, offset) + (sign ?? "") + text.slice(sign === undefined ? offset + 1 : offset)
  );
}

/** What is there too much is likelier than what is missing. */
function weight({ sign }: Change): number {
  return sign === undefined ? 0 : 1;
}

function inWords(text: string, { offset, sign }: Change, isOnly: boolean): Mistake {
  const written = text.charAt(offset);
  const isTaken = sign === undefined;
  const words = isTaken
    ? { message: `This ${written} is one too many.`, hint: "Delete it." }
    : sign === ","
      ? {
          message: "A comma is missing before this.",
          hint: "Put a comma at the end of the entry above.",
        }
      : { message: `${nameOf(sign)} is missing here.`, hint: `Put ${sign} here.` };
  const edits = [{ offset, length: isTaken ? 1 : 0, text: sign ?? "" }];
  return { offset, length: 1, ...words, ...(isOnly ? { edits } : {}) };
}

function nameOf(sign: string): string {
  const names: Record<string, string> = {
    '"': "A double quote",
    ":": "A colon",
    "{": "An opening {",
    "[": "An opening [",
    "}": "A closing }",
    "]": "A closing ]",
  };
  return names[sign] ?? sign;
}
