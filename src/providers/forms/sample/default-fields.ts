import type { SampleKey } from "./sample-keys.ts";
import type { SampleForm } from "./types.ts";

/** What the sample form asks when the site file does not say. */
export function defaultFields(say: (key: SampleKey) => string): NonNullable<SampleForm["fields"]> {
  return [
    { label: say("name"), kind: "name" },
    { label: say("email"), kind: "email" },
    { label: say("message"), kind: "paragraph" },
  ];
}
