import { isDay } from "../../model/day.ts";
import type { Finding } from "../../model/issue.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { textKey } from "../../pipeline/strings/text-key.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "translation-outdated",
  level: "warning",
  title: "A translation is older than its original",
  help: "What changed in one language is missing in the other. Pages with `updated` are compared by that day, others by `translatedFrom`, which stands for the text that was translated.",
  example,
  check: ({ index }) =>
    [...index.withHidden.translations].flatMap(([route, translations]) => {
      const original = index.withHidden.pages.get(route);
      return original ? translations.flatMap((entry) => checkAge(entry, original)) : [];
    }),
});

/** A translation is as new as its original. */
function checkAge({ route, file, page }: PageEntry, original: PageEntry): Finding[] {
  const { translates, translatedFrom, updated } = page;
  if (original.route === route) return [];
  const { updated: changed } = original.page;
  if (updated !== undefined && changed !== undefined && isDay(updated) && isDay(changed))
    return updated >= changed
      ? []
      : [
          {
            message: `${translates} was changed on ${changed}, and this translation of it last on ${updated}.`,
            hint: 'Say here what changed there, and write the day of that into "updated".',
            file,
            pointer: "/updated",
          },
        ];
  if (translatedFrom === undefined) return [];
  const key = textKey(original.page);
  if (key === translatedFrom) return [];
  return [
    {
      message: `${translates} has changed since it was translated here.`,
      hint: `Say here what changed there, and write "${key}" into "translatedFrom".`,
      file,
      pointer: "/translatedFrom",
    },
  ];
}
