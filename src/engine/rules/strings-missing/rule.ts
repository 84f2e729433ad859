import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { hasStrings } from "../../pipeline/strings/site-strings.ts";
import { example } from "./example.ts";

/** So many missing strings are named; the others are counted. */
const NAMED = 5;

export const rule = defineRule({
  id: "strings-missing",
  level: "error",
  title: "Words of the engine are missing in the language of the site",
  help: "Menus, forms and lists say some words that stand on no page. The engine has them in English, French, German and Spanish; for every other language they stand in `pages/_strings.json`.",
  example,
  check: checkStrings,
});

/** Every string has words in every language of the site. */
function checkStrings({ index }: CheckedSite): Finding[] {
  return index.locales.flatMap(({ language, siteFile, stringsFile, ownStrings, strings }) => {
    const { missing } = strings;
    if (missing.length === 0 || language === "") return [];
    if (index.repairs.has(stringsFile) || index.repairs.has(siteFile)) return [];
    const hasFile = Object.keys(ownStrings).length > 0;
    return [
      {
        message: messageFor(language, missing, hasStrings(index.definitions.strings, language)),
        hint: hasFile
          ? "Write them in this file: editors show the English words beside each."
          : `Run \`npx page-engine init --language ${language}\`. It makes ${nameOf(stringsFile)} with all of them, for you to translate.`,
        file: hasFile ? stringsFile : siteFile,
        pointer: hasFile ? "" : "/language",
      },
    ];
  });
}

function messageFor(language: string, missing: readonly string[], isKnown: boolean): string {
  const some = missing.slice(0, NAMED).map((key) => `"${key}"`);
  const more = missing.length - some.length;
  const list = more > 0 ? `${some.join(", ")} and ${more} more` : some.join(", ");
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  return isKnown
    ? `These words are missing in ${name}: ${list}.`
    : `The engine has no words in ${name}, and ${missing.length === 1 ? "this one is" : "these are"} missing: ${list}.`;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/pages/") + 1);
}
