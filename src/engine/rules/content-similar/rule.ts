import type { Finding } from "../../model/issue.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { copyOf } from "../analysis/texts/copy-of.ts";
import { sharedParagraphs } from "../analysis/texts/paragraphs.ts";
import { type SimilarPair, similarPairs } from "../analysis/texts/similarity.ts";
import { example } from "./example.ts";

/** A page with less of another is no copy of it. */
const MOSTLY = 0.6;

export const rule = defineRule({
  id: "content-similar",
  level: "warning",
  title: "Two pages are nearly the same",
  help: "Pages that differ in a name only help nobody and are left out by search engines.",
  example,
  check: checkCopies,
});

/** Reports a page that was copied with everything that it has from the other. Of several others the likeliest comes first, and that alone is shown. */
function checkCopies(site: CheckedSite): Finding[] {
  const pairs = similarPairs(site).map((pair) => {
    const copy = copyOf(site, pair.first, pair.second);
    const original = copy === pair.first ? pair.second : pair.first;
    return { pair, isSure: copy !== undefined, copy: copy ?? pair.second, original };
  });
  pairs.sort((a, b) => Number(b.isSure) - Number(a.isSure) || b.pair.share - a.pair.share);
  return pairs.map(({ pair, isSure, copy, original }) => ({
    message: inWords(site, { ...pair, original, isCopy: isSure && pair.share > MOSTLY }),
    hint: "Say what is particular here, in words of its own; search engines and readers take such pages for one.",
    file: copy.file,
    pointer: "",
  }));
}

function inWords(
  site: CheckedSite,
  pair: SimilarPair & { original: PageEntry; isCopy: boolean },
): string {
  const { original, isCopy, share } = pair;
  const percent = `${Math.round(100 * share)} %`;
  const parts = sharedParts(site, pair);
  if (isCopy)
    return `This page is a copy of ${original.route}: ${joined([`${percent} of its words`, ...parts])}.`;
  const rest = parts.length === 0 ? "" : `, ${joined(parts)} included`;
  return `${percent} of this page stands on ${original.route} as well${rest}.`;
}

/** What a pair has in common beside words: `its title`, `2 long paragraphs`. */
function sharedParts(site: CheckedSite, { first, second }: SimilarPair): string[] {
  const paragraphs = sharedParagraphs(site, first, second);
  return [
    ...(first.page.title === second.page.title ? ["its title"] : []),
    ...(first.page.description === second.page.description ? ["its description"] : []),
    ...(paragraphs > 0 ? [`${paragraphs} long paragraph${paragraphs === 1 ? "" : "s"}`] : []),
  ];
}

/** `a, b and c`. */
function joined(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
