import type { Issue } from "../page/issue.ts";
import { isPattern } from "../page/route.ts";
import type { CheckedPage, CheckedSite } from "./site.ts";

/** Search results cut longer ones off. */
const LONGEST = { title: 65, description: 165 };

/** Titles and descriptions are unique, and short enough to be shown whole. */
export function checkHeads({ pages }: CheckedSite): Issue[] {
  const listed = pages.filter(({ page }) => !page.head.noindex && !isPattern(page.route));
  return [
    ...repeated(listed, "title"),
    ...repeated(listed, "description"),
    ...listed.flatMap(tooLong),
  ];
}

function repeated(pages: CheckedPage[], part: "title" | "description"): Issue[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ entry, page }): Issue[] => {
    const text = page.head[part];
    const first = seen.get(text);
    if (first === undefined) {
      seen.set(text, entry.route);
      return [];
    }
    return [
      {
        rule: "head-repeated",
        message: `The page ${first} has the same ${part}.`,
        hint: `Give this page a ${part} of its own, so that people can tell the two apart in search results.`,
        file: entry.file,
        pointer: pointerOf(entry.page, part),
      },
    ];
  });
}

function tooLong({ entry, page }: CheckedPage): Issue[] {
  return (["title", "description"] as const).flatMap((part): Issue[] => {
    const { length } = page.head[part];
    if (length <= LONGEST[part]) return [];
    return [
      {
        rule: "head-length",
        message: `The ${part} has ${length} characters; search results cut it off after about ${LONGEST[part] - 5}.`,
        hint:
          part === "title"
            ? 'Write a shorter one under "headTitle". The brand is added by itself.'
            : "Say the same in one or two shorter sentences.",
        file: entry.file,
        pointer: pointerOf(entry.page, part),
      },
    ];
  });
}

function pointerOf(page: { headTitle?: string }, part: "title" | "description"): string {
  if (part === "description") return "/description";
  return page.headTitle === undefined ? "/title" : "/headTitle";
}
