/** The strings that the form's script says: what comes after `postForm.`. */
export const SCRIPT_KEYS = [
  "sending",
  "slow",
  "sendAgain",
  "failed",
  "busy",
  "unsure",
  "caught",
  "next",
  "back",
  "progress",
  "missingText",
  "missingEmail",
  "missingPhone",
  "missingChoice",
  "missingConsent",
  "wrongEmail",
  "wrongPhone",
  "notAccepted",
  "wrongAnswers",
] as const;

/** The strings that stand in the form. */
export const FORM_KEYS = [
  "send",
  "optional",
  "choose",
  "trap",
  "name",
  "email",
  "message",
] as const;

export type ScriptKey = (typeof SCRIPT_KEYS)[number];
export type FormKey = (typeof FORM_KEYS)[number];
