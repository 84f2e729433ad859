/** One answer of a visitor to the form, and what the form asks for. */
export interface Answer {
  /** The kind of the field, as in its `data-kind`. */
  kind: string;
  value: string;
  needed: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
/** Phone numbers have from seven to fifteen digits, and signs between them. */
const PHONE = /^\+?[\d\s().\-/]+$/;
const DIGITS = { least: 7, most: 15 };

/** What is wrong with an answer, in words for the person who wrote it; nothing when it is right. */
export function checkAnswer({ kind, value, needed }: Answer): string | undefined {
  const written = value.trim();
  if (written === "") return needed ? (MISSING[kind] ?? MISSING.text) : undefined;
  if (kind === "email" && !EMAIL.test(written))
    return "Write a whole e-mail address, such as name@example.com.";
  if (kind === "tel" && !isPhone(written))
    return "Write a phone number with its area code, such as (555) 010-0123.";
  return undefined;
}

/** Whether sending is to fail, so that people can see what happens then. */
export function isToFail(email: string): boolean {
  return /^fail@/i.test(email.trim());
}

const MISSING: Record<string, string> = {
  text: "Write an answer here.",
  name: "Write your name.",
  email: "Write your e-mail address, so that we can answer.",
  tel: "Write your phone number.",
  choice: "Choose one of the answers.",
};

function isPhone(written: string): boolean {
  const digits = written.replace(/\D/g, "").length;
  return PHONE.test(written) && digits >= DIGITS.least && digits <= DIGITS.most;
}
