import type { ScriptKey } from "./sample-keys.ts";

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

/** What is wrong with an answer, by the string that says it; nothing when it is right. */
export function checkAnswer({ kind, value, needed }: Answer): ScriptKey | undefined {
  const written = value.trim();
  if (written === "") return needed ? (MISSING[kind] ?? "missingText") : undefined;
  if (kind === "email" && !EMAIL.test(written)) return "wrongEmail";
  if (kind === "tel" && !isPhone(written)) return "wrongPhone";
  return undefined;
}

/** Whether sending is to fail, so that people can see what happens then. */
export function isToFail(email: string): boolean {
  return /^fail@/i.test(email.trim());
}

const MISSING: Record<string, ScriptKey> = {
  name: "missingName",
  email: "missingEmail",
  tel: "missingPhone",
  choice: "missingChoice",
};

function isPhone(written: string): boolean {
  const digits = written.replace(/\D/g, "").length;
  return PHONE.test(written) && digits >= DIGITS.least && digits <= DIGITS.most;
}
