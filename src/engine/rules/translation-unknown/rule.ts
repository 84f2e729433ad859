import type { Finding } from "../../model/issue.ts";
import { isUnreadable } from "../../pipeline/index/unreadable.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { localeOf } from "../../pipeline/strings/site-locale.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "translation-unknown",
  level: "error",
  title: "A page translates none",
  help: "By `translates` visitors change the language on a page, and search engines find it in theirs. Both need the path of a page in another language that is no translation itself.",
  example,
  checkPage: checkOriginal,
});

/** What a page says in another language is a page of another language, and each language says it once. */
function checkOriginal({ entry }: CheckedPage, { index }: PageSite): Finding[] {
  const { translates } = entry.page;
  if (translates === undefined || isUnreadable(index.unreadable, translates)) return [];
  const words = problemWith(entry.route, translates, index);
  return words ? [{ ...words, file: entry.file, pointer: "/translates" }] : [];
}

function problemWith(
  route: string,
  translates: string,
  index: PageSite["index"],
): Pick<Finding, "message" | "hint"> | undefined {
  const original = index.withHidden.pages.get(translates);
  if (!original)
    return {
      message: `There is no page ${translates}.`,
      hint: "Write the path of the page that this one says in another language.",
    };
  const { path, name, language } = localeOf(index, route);
  if (localeOf(index, translates).path === path)
    return {
      message: `${translates} is in the same language as this page.`,
      hint: "Write the path of a page in another language, or put this page into the folder of its language.",
    };
  const { translates: further } = original.page;
  if (further !== undefined)
    return {
      message: `${translates} is a translation itself.`,
      hint: `Write ${JSON.stringify(further)}, which it translates.`,
    };
  const other = (index.withHidden.translations.get(translates) ?? []).find(
    (entry) => entry.route !== route && localeOf(index, entry.route).path === path,
  );
  if (!other || other.route > route) return undefined;
  return {
    message: `${other.route} says ${translates} in ${name || language} already.`,
    hint: 'Take "translates" away from one of the two.',
  };
}
