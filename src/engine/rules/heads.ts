import type { Issue } from "../model/issue.ts";
import { isPattern } from "../model/route.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import { isIncomplete, type Repairs } from "../pipeline/omissions.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";
import { copyOf } from "./copy-of.ts";
import { isSimilarPair } from "./similarity.ts";

const PARTS = ["title", "description"] as const;
type Part = (typeof PARTS)[number];

/** Search results cut longer ones off. A title may be a little longer: they measure its width, not its characters. */
const LONGEST = { title: 65, description: 155 };
const SHOWN = { title: 60, description: 155 };

/** A token without a value, which is reported by itself: how long the text becomes is not known. */
const UNFILLED = /\{[^{}]+\}/;

/** Titles and descriptions are unique, and short enough to be shown whole. */
export function checkHeads(site: CheckedSite): Issue[] {
  const { pages, index } = site;
  const listed = pages.filter(({ page }) => !page.head.noindex && !isPattern(page.route));
  return PARTS.flatMap((part) => {
    const known = listed.filter(({ entry }) => isKnown(index.repairs.get(entry.file), part));
    return [...repeated(site, known, part), ...known.flatMap((page) => tooLong(page, part))];
  });
}

/** Whether neither the text itself was left out nor what says that the page is not listed. */
function isKnown(made: Repairs | undefined, part: Part): boolean {
  const fields = part === "title" ? ["/title", "/headTitle"] : ["/description"];
  return ["/noindex", ...fields].every((pointer) => !isIncomplete(made, pointer));
}

function repeated(site: CheckedSite, pages: CheckedPage[], part: Part): Issue[] {
  const seen = new Map<string, PageEntry>();
  return pages.flatMap(({ entry, page }): Issue[] => {
    const text = page.head[part];
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

function sameHead(copy: PageEntry, original: PageEntry, part: Part): Issue {
  return {
    rule: "head-repeated",
    message: `The page ${original.route} has the same ${part}.`,
    hint: `Give this page a ${part} of its own, so that people can tell the two apart in search results.`,
    file: copy.file,
    pointer: pointerOf(copy.page, part),
  };
}

function tooLong({ entry, page }: CheckedPage, part: Part): Issue[] {
  const { length } = page.head[part];
  if (length <= LONGEST[part] || UNFILLED.test(page.head[part])) return [];
  return [
    {
      rule: "head-length",
      message: `The ${part} has ${length} characters; search results cut it off after about ${SHOWN[part]}.`,
      hint:
        part === "title"
          ? 'Write a shorter one under "headTitle". The brand is added by itself.'
          : "Say the same in one or two shorter sentences.",
      file: entry.file,
      pointer: pointerOf(entry.page, part),
    },
  ];
}

function pointerOf(page: { headTitle?: string }, part: Part): string {
  if (part === "description") return "/description";
  return page.headTitle === undefined ? "/title" : "/headTitle";
}
