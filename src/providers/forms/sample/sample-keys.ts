/** The strings that the form's script says: what comes after `sampleForm.`. */
export const SCRIPT_KEYS = [
  "sending",
  "missingText",
  "missingName",
  "missingEmail",
  "missingPhone",
  "missingChoice",
  "wrongEmail",
  "wrongPhone",
  "wrongAnswers",
] as const;

/** The strings that stand in the form's document. */
export const DOCUMENT_KEYS = [
  "notice",
  "try",
  "failed",
  "send",
  "thanks",
  "thanksText",
  "optional",
  "choose",
  "name",
  "email",
  "message",
] as const;

export type ScriptKey = (typeof SCRIPT_KEYS)[number];
export type SampleKey = (typeof DOCUMENT_KEYS)[number];
