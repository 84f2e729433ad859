import { type BlockDefinitions, definitionOf } from "../../model/block-definition.ts";
import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { mentionsOn } from "../../pipeline/facts/mentions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { knowsSources } from "../analysis/sources.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "source-list",
  level: "warning",
  title: "A page does not list its sources",
  help: "A page that speaks of a law or a board lists where it can be read. A block can make that list from the texts of the page.",
  example,
  checkPage: checkList,
});

/** A page that cites something lists its sources. A page that cannot be read whole is not checked. */
function checkList(checked: CheckedPage, site: PageSite): Finding[] {
  const { entry, page, refs } = checked;
  const { blocks } = site.index.definitions;
  if (!knowsSources(site) || refs.lacksBlock || site.index.repairs.has(entry.file)) return [];
  const [first] = mentionsOn(checked, site);
  const listed = page.blocks.findIndex((block) => definitionOf(blocks, block)?.isSourceList);
  if (listed >= 0 === (first !== undefined)) return [];
  const finding = { file: entry.file };
  if (first)
    return [
      {
        ...finding,
        message: `This page mentions “${first.words}”, and has no list of its sources.`,
        hint: `Add { "type": "${listType(blocks)}" } to the blocks, after the text and before the closing call to action.`,
        pointer: "/blocks",
      },
    ];
  if (refs.gaps.length > 0) return [];
  return [
    {
      ...finding,
      message: "This list of sources is empty: the page mentions none.",
      hint: "Take the block away, or name the law or the board in a text. The sources stand in pages/_data/sources.json.",
      pointer: appendPointer("/blocks", refs.shown[listed] ?? listed),
    },
  ];
}

/** The type of the block that lists sources. */
function listType(blocks: BlockDefinitions): string {
  return [...blocks.values()].find(({ isSourceList }) => isSourceList)?.type ?? "";
}
