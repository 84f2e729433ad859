import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { homeOf } from "../../pipeline/strings/site-locale.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "language-list",
  level: "error",
  title: "The list of languages cannot be followed",
  help: "A site with several languages has the first one at its root and each other one in a folder of its own, with a home page and a file of menus. Only so can visitors and search engines tell them apart.",
  example,
  check: checkLanguages,
});

/** The first language is that of the site and at its root, every other one has a folder with what it needs. */
function checkLanguages(site: CheckedSite): Finding[] {
  const { languages, language } = site.index.site;
  if (!languages) return [];
  const [first, ...others] = languages;
  const { siteFile: file } = site.index;
  const found: Finding[] = [];
  if (first && first.language !== language)
    found.push({
      message: `The first language is ${first.language}, and "language" says ${language}.`,
      hint: `Put ${language} first in the list, or change "language".`,
      file,
      pointer: "/languages/0/language",
    });
  if (first?.folder !== undefined)
    found.push({
      message: "The first language is at the root of the site and has no folder.",
      hint: "Take the folder away, or put another language first.",
      file,
      pointer: "/languages/0/folder",
    });
  const findings = others.map((other, at) =>
    inFolder(site, other.folder, others.slice(0, at)).map(
      (words): Finding => ({ ...words, file, pointer: `/languages/${at + 1}` }),
    ),
  );
  return [...found, ...findings.flat()];
}

function inFolder(
  { index }: CheckedSite,
  folder: string | undefined,
  before: readonly { folder?: string }[],
): Pick<Finding, "message" | "hint">[] {
  if (folder === undefined)
    return [
      {
        message: "This language has no folder.",
        hint: 'Add the folder of its pages, for example "folder": "/en".',
      },
    ];
  if (before.some((other) => other.folder === folder))
    return [
      {
        message: `The folder ${folder} is that of another language as well.`,
        hint: "Give every language a folder of its own.",
      },
    ];
  const locale = index.locales.find(({ path }) => path === folder);
  const name = folder.slice(1);
  if (locale && !locale.translation && !index.repairs.has(locale.siteFile))
    return [
      {
        message: `There is no file pages/${name}/_site.json with the menus of this language.`,
        hint: `Make it with "navigation" and "footer", whose links lead to pages below ${folder}.`,
      },
    ];
  if (!index.pages.has(homeOf({ path: folder })) && !index.unreadable.has(folder))
    return [
      {
        message: `There is no home page ${folder}.`,
        hint: `Make it: npm run new -- --translate / ${locale?.language ?? name}. It stays hidden until "hidden" is taken away.`,
      },
    ];
  return [];
}
