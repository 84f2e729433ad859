import type { Block } from "../../theme/blocks/types.ts";
import type { Issue } from "../model/issue.ts";
import { appendPointer } from "../model/pointer.ts";
import { pagesOf } from "../pipeline/resolve/page-lists.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { closest } from "../pipeline/validate/nearest.ts";

/** Every column of a comparison shows something: at least one of its pages has that fact. */
export function checkComparedFacts(site: CheckedSite): Issue[] {
  return site.pages.flatMap(({ entry }) =>
    entry.page.blocks.flatMap((block, at) =>
      block.type === "comparison"
        ? emptyColumns(site, block, { route: entry.route, file: entry.file, at })
        : [],
    ),
  );
}

function emptyColumns(
  { index }: CheckedSite,
  { columns, pages }: Extract<Block, { type: "comparison" }>,
  { route, file, at }: { route: string; file: string; at: number },
): Issue[] {
  const compared = pagesOf(index, route, pages);
  const names = new Set(compared.flatMap(({ page }) => (page.facts ?? []).map(({ name }) => name)));
  const isWhole =
    index.unreadable.size === 0 && !compared.some((one) => index.repairs.has(one.file));
  if (compared.length === 0 || !isWhole) return [];
  return columns.flatMap(({ fact }, column): Issue[] => {
    if (names.has(fact)) return [];
    const near = closest(fact, [...names]);
    return [
      {
        rule: "fact-unknown",
        message: `None of the compared pages has a fact "${fact}".`,
        hint: near
          ? `Did you mean "${near}"?`
          : 'Write it on the pages under "facts", or take the column away.',
        file,
        pointer: `${appendPointer("/blocks", at)}/columns/${column}/fact`,
      },
    ];
  });
}
