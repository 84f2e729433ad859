import { isDay } from "../../model/day.ts";
import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { textKey } from "../../pipeline/strings/translated-text.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "translation-outdated",
  level: "warning",
  title: "A translation is older than its original",
  help: "What changed in one language is not yet said in the other. Pages with `updated` are compared by that day, others by `translatedFrom`, which stands for the text that was translated.",
  example,
  checkPage: checkAge,
});

/** A translation is as new as its original. */
function checkAge({ entry }: CheckedPage, { index }: PageSite): Finding[] {
  const { translates, translatedFrom, updated } = entry.page;
  const original = translates === undefined ? undefined : index.withHidden.pages.get(translates);
  if (!original || original.route === entry.route) return [];
  const { updated: changed } = original.page;
  const { file } = entry;
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
