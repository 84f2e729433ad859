import type { Mistake } from "./mistake.ts";

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const LITERALS = new Set(["true", "false", "null"]);
/** Words that are no numbers in JSON, though many programs write them. */
const NOT_NUMBERS = /^[+-]?(NaN|Infinity|Inf|nan|inf|infinity)$/;
const NOTHING = new Set(["undefined", "None", "nil", "NULL", "Null"]);
const TEXT_HINT = "Put texts in straight double quotes.";

/** What is wrong with a word outside quotes; nothing when JSON knows it. */
export function wordMistake(word: string, offset: number, isName: boolean): Mistake | undefined {
  const at = { offset, length: word.length };
  const replaced = (text: string) => [{ ...at, text }];
  if (isName)
    return {
      ...at,
      message: `The field name ${word} stands without quotes.`,
      hint: `Write "${word}".`,
      edits: replaced(JSON.stringify(word)),
    };
  if (LITERALS.has(word) || NUMBER.test(word)) return undefined;
  const lower = word.toLowerCase();
  if (NOT_NUMBERS.test(word))
    return {
      ...at,
      message: `${word} is no value that JSON knows.`,
      hint: "Write a number in digits, or delete the field.",
    };
  if (NOTHING.has(word))
    return {
      ...at,
      message: `${word} is no value that JSON knows.`,
      hint: "Delete the field: what is not needed is left out.",
    };
  if (lower === "true" || lower === "false")
    return {
      ...at,
      message: `${word} has to be written in small letters.`,
      hint: `Write ${lower}.`,
      edits: replaced(lower),
    };
  if (/^[+-]?[.\d]/.test(word)) return { ...at, ...numberWords(word) };
  return { ...at, message: `The text ${shortened(word)} stands without quotes.`, hint: TEXT_HINT };
}

function numberWords(word: string): Pick<Mistake, "message" | "hint"> {
  const message = `${shortened(word)} is not a number as JSON writes it.`;
  if (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(word))
    return {
      message: `The day ${word} stands without quotes.`,
      hint: 'Write it as text, for example "2026-11-20".',
    };
  const value = Number(word.replaceAll("_", ""));
  if (Number.isFinite(value)) return { message, hint: `Write ${value}.` };
  return { message, hint: `Write digits with a point for decimals. ${TEXT_HINT}` };
}

function shortened(word: string): string {
  return word.length > 40 ? `${word.slice(0, 40)}…` : word;
}
