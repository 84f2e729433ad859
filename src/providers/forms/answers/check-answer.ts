/** What can be wrong with any answer: the last part of the key of the string that says it. */
export type AnswerFault = "missingText" | "wrongEmail" | "wrongPhone";

/** One answer of a visitor to a form, and what the form asks for. */
export interface Answer {
  /** The kind of the field; `email` and `tel` have forms of their own. */
  kind: string;
  value: string;
  needed: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
/** Phone numbers have from seven to fifteen digits, and signs between them. */
const PHONE = /^\+?[\d\s().\-/]+$/;
const DIGITS = { least: 7, most: 15 };

/**
 * What is wrong with an answer, by the string that says it; nothing when it is right.
 *
 * @param missing the string for an answer that is missing, by the kind of its field; "missingText" for all others
 */
export function checkAnswer<Missing extends string>(
  { kind, value, needed }: Answer,
  missing: Readonly<Record<string, Missing>>,
): AnswerFault | Missing | undefined {
  const written = value.trim();
  if (written === "") return needed ? (missing[kind] ?? "missingText") : undefined;
  if (kind === "email" && !EMAIL.test(written)) return "wrongEmail";
  if (kind === "tel" && !isPhone(written)) return "wrongPhone";
  return undefined;
}

function isPhone(written: string): boolean {
  const digits = written.replace(/\D/g, "").length;
  return PHONE.test(written) && digits >= DIGITS.least && digits <= DIGITS.most;
}
