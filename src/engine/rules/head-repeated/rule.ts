import type { Finding } from "../../model/issue.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { localeOf } from "../../pipeline/strings/site-locale.ts";
import { HEAD_PARTS, type HeadPart, headPointer, isListed } from "../analysis/heads.ts";
import { copyOf } from "../analysis/texts/copy-of.ts";
import { isSimilarPair } from "../analysis/texts/similarity.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "head-repeated",
  level: "warning",
  title: "Two pages have the same title or description",
  help: "In search results and tabs, pages with the same title or description cannot be told apart.",
  example,
  check: (site) => HEAD_PARTS.flatMap((part) => repeated(site, part)),
});

/** Titles and descriptions are unique within a language: the name of a city may be the same in two. */
function repeated(site: CheckedSite, part: HeadPart): Finding[] {
  const seen = new Map<string, PageEntry>();
  const listed = site.pages.filter((page) => isListed(part, page, site));
  return listed.flatMap(({ entry, facts }): Finding[] => {
    const text = `${localeOf(site.index, entry.route).path} ${facts.head[part]}`;
    const first = seen.get(text);
    if (first === undefined) {
      seen.set(text, entry);
      return [];
    }
    if (isSimilarPair(site, first, entry)) return [];
    const copy = copyOf(site, first, entry) ?? entry;
    const original = copy === first ? entry : first;
    seen.set(text, original);
    return [sameHead(copy, original, part)];
  });
}

function sameHead(copy: PageEntry, original: PageEntry, part: HeadPart): Finding {
  return {
    message: `The page ${original.route} has the same ${part}.`,
    hint: `Give this page a ${part} of its own, so that people can tell the two apart in search results.`,
    file: copy.file,
    pointer: headPointer(copy.page, part),
  };
}
