import { isUse } from "../../model/block.ts";
import { type ComparedFacts, definitionOf } from "../../model/block-definition.ts";
import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { isHidden } from "../../pipeline/index/hidden.ts";
import { pagesOf } from "../../pipeline/resolve/page-lists.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { closest } from "../../pipeline/validate/nearest.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "fact-unknown",
  level: "warning",
  title: "A comparison has an empty column",
  help: "The cells of a comparison are written on the pages that it compares, under `facts`. A column whose name no page knows stays empty.",
  example,
  checkPage: checkComparedFacts,
});

/** Every fact that a block shows of other pages is there: at least one of these pages has it. */
function checkComparedFacts({ entry }: CheckedPage, site: PageSite): Finding[] {
  if (isHidden(entry)) return [];
  const { blocks } = site.index.definitions;
  return entry.page.blocks.flatMap((block, at) => {
    if (isUse(block)) return [];
    const compared = definitionOf(blocks, block)?.comparedFacts?.(block);
    return compared
      ? unknownFacts(site, compared, { route: entry.route, file: entry.file, at })
      : [];
  });
}

function unknownFacts(
  { index }: PageSite,
  { pages = [], names }: ComparedFacts,
  { route, file, at }: { route: string; file: string; at: number },
): Finding[] {
  const compared = pagesOf(index, route, pages);
  const known = new Set(compared.flatMap(({ page }) => (page.facts ?? []).map(({ name }) => name)));
  const isWhole =
    index.unreadable.size === 0 && !compared.some((one) => index.repairs.has(one.file));
  if (compared.length === 0 || !isWhole) return [];
  return names.flatMap(({ name, pointer }): Finding[] => {
    if (known.has(name)) return [];
    const near = closest(name, [...known]);
    return [
      {
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
