import type { Finding } from "../../model/issue.ts";
import { isUnreadable } from "../../pipeline/index/unreadable.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { firstLocale } from "../../pipeline/strings/site-locale.ts";

const HOME = "/";

export const rule = defineRule({
  id: "home-missing",
  level: "error",
  title: "There is no home page",
  help: "Visitors come in through the home page, and every page leads back to it. It is `pages/index.json`.",
  check: checkHome,
});

/** The site has a home page. Those of further languages belong to the list of languages. */
function checkHome({ index }: CheckedSite): Finding[] {
  const { language, siteFile } = firstLocale(index);
  const isThere = index.withHidden.pages.has(HOME) || isUnreadable(index.unreadable, HOME);
  // Without a site file nothing has a language, and nothing else is reported.
  if (isThere || language === "") return [];
  return [
    {
      message: "There is no home page, where visitors come in.",
      hint: 'Make pages/index.json, with "title", "description" and "blocks".',
      file: siteFile,
      pointer: "",
    },
  ];
}
