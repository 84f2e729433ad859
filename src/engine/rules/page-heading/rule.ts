import type { BlockDefinitions } from "../../model/block-definition.ts";
import type { Finding } from "../../model/issue.ts";
import { isOpening } from "../../model/page-blocks.ts";
import type { Repairs } from "../../pipeline/omissions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "page-heading",
  level: "error",
  title: "A page does not have exactly one main heading",
  help: "Search engines and screen readers look for one main heading at the beginning.",
  example,
  checkPage: checkHeadings,
});

/** A page has exactly one main heading, and nothing stands above it. */
function checkHeadings({ entry, page, refs }: CheckedPage, { index }: PageSite): Finding[] {
  const { blocks } = index.definitions;
  if (refs.lacksBlock || lacksBlock(index.repairs.get(entry.file))) return [];
  const headed = page.blocks.flatMap((block, at) => (isOpening(block, blocks) ? [at] : []));
  const [first, second] = headed;
  if (first === 0 && second === undefined) return [];
  const issue = { file: entry.file };
  if (second !== undefined)
    return [
      {
        ...issue,
        pointer: `/blocks/${refs.shown[second]}`,
        message: "This page has a second main heading.",
        hint: `Keep one block of these, as the first: ${openingTypes(blocks)}.`,
      },
    ];
  const pointer = first === undefined ? "/blocks" : `/blocks/${refs.shown[first]}`;
  const message =
    first === undefined
      ? "This page has no main heading."
      : "The main heading does not come first on this page.";
  return [
    {
      ...issue,
      pointer,
      message,
      hint: `Let the blocks begin with one of these: ${openingTypes(blocks)}.`,
    },
  ];
}

/** Whether a block was left out, which may have been the one with the heading. */
function lacksBlock(repairs: Repairs | undefined): boolean {
  return repairs?.omissions.some(({ pointer }) => /^(\/blocks(\/\d+)?)?$/.test(pointer)) ?? false;
}

/** The blocks that open a page, for messages. */
function openingTypes(blocks: BlockDefinitions): string {
  return [...blocks.values()]
    .filter(({ opening }) => opening)
    .map(({ type }) => type)
    .join(", ");
}
