import { defineField } from "../define-field.ts";
import { liveList, snippets } from "../live-list.ts";

export const field = defineField({
  name: "TimeZone",
  schema: {
    allOf: [liveList("timeZone")],
    patternErrorMessage:
      'Write a time zone as continent and city, for example "Europe/Lisbon" or "America/Chicago".',
  },
  live: { timeZone: () => ({ defaultSnippets: snippets(Intl.supportedValuesOf("timeZone")) }) },
  formats: { "time-zone": isTimeZone },
  form: { isSetting: true },
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
