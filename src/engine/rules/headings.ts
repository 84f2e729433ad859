import type { BlockType } from "../../theme/blocks/types.ts";
import type { Issue } from "../model/issue.ts";
import type { Repairs } from "../pipeline/omissions.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";

/** Blocks that give a page its main heading. */
const HEADED: ReadonlySet<BlockType> = new Set(["hero", "article-body", "blog-article"]);

/** A page has exactly one main heading, and nothing stands above it. */
export function checkHeadings(site: CheckedSite): Issue[] {
  return everyPage(site).flatMap(({ entry, page }): Issue[] => {
    if (lacksBlock(site.index.repairs.get(entry.file))) return [];
    const headed = page.blocks.flatMap((block, at) => (HEADED.has(block.type) ? [at] : []));
    const [first, second] = headed;
    if (first === 0 && second === undefined) return [];
    const issue = { rule: "page-heading" as const, file: entry.file };
    if (second !== undefined)
      return [
        {
          ...issue,
          pointer: `/blocks/${second}`,
          message: "This page has a second main heading.",
          hint: "Keep one hero, article-body or blog-article block, as the first block.",
        },
      ];
    const pointer = first === undefined ? "/blocks" : `/blocks/${first}`;
    const message =
      first === undefined
        ? "This page has no main heading."
        : "The main heading does not come first on this page.";
    return [
      {
        ...issue,
        pointer,
        message,
        hint: "Let the blocks begin with a hero (or with an article-body for an article).",
      },
    ];
  });
}

/** Whether a block was left out, which may have been the one with the heading. */
function lacksBlock(repairs: Repairs | undefined): boolean {
  return repairs?.omissions.some(({ pointer }) => /^(\/blocks(\/\d+)?)?$/.test(pointer)) ?? false;
}
