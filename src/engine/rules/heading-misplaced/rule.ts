import type { Finding } from "../../model/issue.ts";
import { everyOf, type Reference } from "../../pipeline/resolve/refs.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { isMisplaced } from "../analysis/headings.ts";
import { rootsOf } from "../analysis/roots.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "heading-misplaced",
  level: "warning",
  title: "A heading stands in a text that has none",
  help: "A heading begins a part of the page. In a sentence under another heading, or in a point of a list, there is no part to begin.",
  example,
  checkPage: checkMisplacedHeadings,
});

/** Headings within texts stand where a part of the page begins. */
function checkMisplacedHeadings(page: CheckedPage, site: PageSite): Finding[] {
  const roots = rootsOf(page, site);
  return everyOf(page.refs, "headings")
    .filter((heading) => isMisplaced(heading, roots))
    .map(misplaced);
}

function misplaced({ value, file, pointer, excerpt }: Reference): Finding {
  return {
    message: `The heading “${value.replace(/^#+\s*/, "")}” stands in a text that is too short to have one.`,
    hint: "Take the # away, and put the words into the heading of the block, or make them **bold**.",
    file,
    pointer,
    excerpt,
  };
}
