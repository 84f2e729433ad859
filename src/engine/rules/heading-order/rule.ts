import type { ResolvedBlock } from "../../model/block.ts";
import { definitionOf } from "../../model/block-definition.ts";
import type { Finding } from "../../model/issue.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import { everyOf, type Reference, type Refs } from "../../pipeline/resolve/refs.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { namesWith } from "../../pipeline/schema/field-lookup.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { fieldsOfBlock } from "../analysis/fields.ts";
import { isMisplaced } from "../analysis/headings.ts";
import { rootsOf } from "../analysis/roots.ts";
import { example } from "./example.ts";

type Heading = Refs["headings"][number];

/** Markdown headings up to this level are shown one below the section's own. */
const HIGHEST = 3;

export const rule = defineRule({
  id: "heading-order",
  level: "error",
  title: "A heading skips a level",
  help: "People who cannot see the page go through it by its headings; a level that is skipped looks like a missing part.",
  example,
  checkPage: checkHeadingOrder,
});

/** The headings within a text go down one level at a time, and stand below one of their section. */
function checkHeadingOrder(checked: CheckedPage, site: PageSite): Finding[] {
  const { entry, page, refs } = checked;
  const { repairs } = site.index;
  const roots = rootsOf(checked, site);
  const isPlaced = (heading: Heading) => !isMisplaced(heading, roots);
  const whole = everyOf(refs, "headings")
    .filter(isPlaced)
    .filter(({ file, pointer }) => !isIncomplete(repairs.get(file), pointer));
  const jumps = byText(whole).flatMap(jumpsIn);
  const isUnknown = refs.lacksBlock || isIncomplete(repairs.get(entry.file), "/blocks");
  const [first] = isUnknown ? [] : refs.headings.filter(isPlaced);
  const isBare =
    first !== undefined && !page.blocks.some((block) => hasSectionHeadings(block, site));
  return isBare && jumps.length === 0 ? [bare(first)] : jumps;
}

/** Whether a block shows headings of the second level: by its own heading, when its definition does not say. */
function hasSectionHeadings(block: ResolvedBlock, site: PageSite): boolean {
  const definition = definitionOf(site.index.definitions.blocks, block);
  if (definition?.hasSectionHeadings) return definition.hasSectionHeadings(block);
  const names = namesWith(fieldsOfBlock(site.schemas, block.type), "heading");
  return names.some((name) => block[name] !== undefined);
}

function byText(headings: Heading[]): Heading[][] {
  const texts = new Map<string, Heading[]>();
  for (const heading of headings) {
    const key = `${heading.file} ${heading.pointer}`;
    texts.set(key, [...(texts.get(key) ?? []), heading]);
  }
  return [...texts.values()];
}

/** Levels that are shown alike count as one. */
function jumpsIn(headings: Heading[]): Finding[] {
  let above = HIGHEST - 1;
  return headings.flatMap((heading): Finding[] => {
    const level = Math.max(heading.level, HIGHEST);
    const jumps = level > above + 1;
    const wanted = above + 1;
    above = Math.min(level, above + 1);
    return jumps ? [jump(heading, wanted)] : [];
  });
}

function jump(heading: Reference, wanted: number): Finding {
  const { value, file, pointer, excerpt } = heading;
  const marks = /^#+/.exec(value)?.[0] ?? "";
  return {
    message: `The heading “${value.replace(/^#+\s*/, "")}” skips a level: no heading above it is one level higher.`,
    hint: `Begin it with ${"#".repeat(wanted)} instead of ${marks || "what stands there"}.`,
    file,
    pointer,
    excerpt,
  };
}

function bare({ value, file, pointer, excerpt }: Reference): Finding {
  return {
    message: `The heading “${value.replace(/^#+\s*/, "")}” stands in a section without a heading of its own.`,
    hint: "Give the block a heading of its own, so that this one has one to stand below.",
    file,
    pointer,
    excerpt,
  };
}
