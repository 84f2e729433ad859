import { type ComparedFacts, definitionOf } from "../model/block-definition.ts";
import type { Issue } from "../model/issue.ts";
import { appendPointer } from "../model/pointer.ts";
import { pagesOf } from "../pipeline/resolve/page-lists.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { closest } from "../pipeline/validate/nearest.ts";

/** Every fact that a block shows of other pages is there: at least one of these pages has it. */
export function checkComparedFacts(site: CheckedSite): Issue[] {
  const { blocks } = site.index.definitions;
  return site.pages.flatMap(({ entry }) =>
    entry.page.blocks.flatMap((block, at) => {
      const compared = definitionOf(blocks, block)?.comparedFacts?.(block);
      return compared
        ? unknownFacts(site, compared, { route: entry.route, file: entry.file, at })
        : [];
    }),
  );
}

function unknownFacts(
  { index }: CheckedSite,
  { pages = [], names }: ComparedFacts,
  { route, file, at }: { route: string; file: string; at: number },
): Issue[] {
  const compared = pagesOf(index, route, pages);
  const known = new Set(compared.flatMap(({ page }) => (page.facts ?? []).map(({ name }) => name)));
  const isWhole =
    index.unreadable.size === 0 && !compared.some((one) => index.repairs.has(one.file));
  if (compared.length === 0 || !isWhole) return [];
  return names.flatMap(({ name, pointer }): Issue[] => {
    if (known.has(name)) return [];
    const near = closest(name, [...known]);
    return [
      {
        rule: "fact-unknown",
        message: `None of the compared pages has a fact "${name}".`,
        hint: near
          ? `Did you mean "${near}"?`
          : 'Write it on the pages under "facts", or take the column away.',
        file,
        pointer: `${appendPointer("/blocks", at)}${pointer}`,
      },
    ];
  });
}
