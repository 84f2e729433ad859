import type { Issue } from "../model/issue.ts";
import type { Reference } from "../pipeline/resolve/found.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";

/** Fields of a sentence or two, and entries of lists: what stands in them belongs to a heading already. */
const NO_HEADING = /\/(?:intro|subtitle|description|answer|footnote|value|items\/\d+)$/;

/** Headings within texts stand where a part of the page begins. */
export function checkMisplacedHeadings(site: CheckedSite): Issue[] {
  return everyPage(site).flatMap(({ found }) => found.headings.filter(isMisplaced).map(misplaced));
}

/** Whether a heading stands in a text that has none. */
export function isMisplaced({ pointer }: Reference): boolean {
  return NO_HEADING.test(pointer);
}

function misplaced({ value, file, pointer, excerpt }: Reference): Issue {
  return {
    rule: "heading-misplaced",
    message: `The heading “${value.replace(/^#+\s*/, "")}” stands in a text that is too short to have one.`,
    hint: "Take the # away, and put the words into the heading of the block, or make them **bold**.",
    file,
    pointer,
    excerpt,
  };
}
