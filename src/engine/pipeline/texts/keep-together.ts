import { directionOf } from "../../model/direction.ts";

/** A space that lines do not break at, and a narrow one. */
const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

/** What stands after a number and belongs to it. */
const UNITS =
  "€|%|‰|°C|EUR|CHF|USD|Euro|Uhr|Min\\.|Std\\.|Stunden?|heures?|horas?|kg|g|km|m|cm|mm|m²|km²|h|min";
const AMOUNT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");
/** What stands before a number and belongs to it. */
const BEFORE_NUMBER = /(?<![\p{L}\d])(§§?|Nr\.|Art\.|Abs\.|S\.|n[ºo°]\.?|p\.) (?=\d)/gu;
/** Abbreviations of several letters: z. B., d. h., u. a., i. d. R. */
const LETTERS = /(?<![\p{L}.])\p{L}\.(?: \p{L}\.)+/gu;
/** French puts a space before these signs, and within its quotation marks. */
const FRENCH_SIGNS = /(\S) ?([;!?])(?=\s|$)/g;

/** A phone number, whose parts would change places among words that are written from right to left. */
const PHONE = /(?<!\d)\+?\(?\d[\d\s()/.-]{5,}\d/g;
/** Signs around what is written from left to right, whatever stands around it. */
const ISOLATED = { start: "\u2066", end: "\u2069" };

type Change = (text: string) => string;

const COMMON: Change = (text) =>
  text.replace(AMOUNT, `$1${NO_BREAK}`).replace(BEFORE_NUMBER, `$1${NO_BREAK}`);

const BY_LANGUAGE: Record<string, Change> = {
  de: (text) => COMMON(text).replace(LETTERS, (letters) => letters.replaceAll(" ", NO_BREAK)),
  es: COMMON,
  fr: (text) =>
    COMMON(text)
      .replace(FRENCH_SIGNS, spacedSign)
      .replaceAll(" :", `${NO_BREAK}:`)
      .replaceAll("« ", `«${NO_BREAK}`)
      .replaceAll(" »", `${NO_BREAK}»`),
};

/**
 * A text whose amounts, section numbers and abbreviations stay on one line, and whose phone numbers stay in their order,
 * as its language has it. Texts in English stay as they are written.
 */
export function keepTogether(text: string, language: string): string {
  if (directionOf(language) === "rtl")
    return text.replace(PHONE, (number) => ISOLATED.start + number + ISOLATED.end);
  const change = BY_LANGUAGE[language.slice(0, 2)];
  return change && /[ ;!?]/.test(text) ? change(text) : text;
}

/** A sign that follows another one keeps to it: « Quoi ?! » has one space. */
function spacedSign(whole: string, before: string, sign: string): string {
  return /[;!?\u00a0\u202f]/.test(before) ? whole : `${before}${NARROW}${sign}`;
}
