import type { Finding } from "../../model/issue.ts";
import { everyOf, type Reference } from "../../pipeline/resolve/refs.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage } from "../../pipeline/site.ts";
import { mayHaveGaps } from "../analysis/gaps.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "page-gap",
  level: "error",
  title: "A text that visitors see is still to be written",
  help: "`npm run new` marks what an author has to write as {fill: …}, on a page that is hidden. Visitors must never read such a mark, so a page is shown only when all of its texts are written.",
  example,
  checkPage: checkGaps,
  check: ({ shellRefs }) => shellRefs.gaps.map(stillToWrite),
});

/** Nothing that visitors see is still to be written, nor what they will see once its time comes. */
function checkGaps({ entry, refs }: CheckedPage): Finding[] {
  return mayHaveGaps(entry) ? [] : everyOf(refs, "gaps").map(stillToWrite);
}

function stillToWrite({ value, file, pointer, excerpt }: Reference): Finding {
  return {
    message: `This text is still to be written: ${value}.`,
    hint: `Write it in place of the braces and what stands in them, or hide the page ("hidden": true) until then.`,
    file,
    pointer,
    excerpt,
  };
}
