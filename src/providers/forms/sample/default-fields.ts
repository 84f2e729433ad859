import type { SampleForm } from "./types.ts";

/** What the sample form asks when the site file does not say. */
export const DEFAULT_FIELDS: NonNullable<SampleForm["fields"]> = [
  { label: "Your name", kind: "name" },
  { label: "E-mail", kind: "email" },
  { label: "Message", kind: "paragraph" },
];
