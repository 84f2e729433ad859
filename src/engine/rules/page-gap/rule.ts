import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { shownGaps } from "../analysis/gaps.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "page-gap",
  level: "error",
  title: "A text that visitors see is still to be written",
  help: "`npm run new` marks what an author has to write as {fill: …}, on a page that is hidden. Visitors must never read such a mark, so a page is shown only when all of its texts are written.",
  example,
  check: checkGaps,
});

/** Nothing that visitors see is still to be written. */
function checkGaps(site: CheckedSite): Finding[] {
  return [...shownGaps(site).values()].map(({ value, file, pointer, excerpt }) => ({
    message: `This text is still to be written: ${value}.`,
    hint: `Write it in place of the braces and what stands in them, or hide the page ("hidden": true) until then.`,
    file,
    pointer,
    excerpt,
  }));
}
