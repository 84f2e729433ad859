import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "section-dark",
  level: "warning",
  title: "A page has two dark sections",
  help: "One dark section a page stands out. Two stand against each other, and none does.",
  example,
  check: checkDarkSections,
});

/** One dark section a page stands out; two stand against each other. */
function checkDarkSections(site: CheckedSite): Finding[] {
  return everyPage(site).flatMap((page) =>
    darkBlocks(page)
      .slice(1)
      .map((at) => secondDark(page, at)),
  );
}

function darkBlocks({ page }: CheckedPage): number[] {
  return page.blocks.flatMap((block, at) => ("tone" in block && block.tone === "dark" ? [at] : []));
}

/** A shared block is dark where it is written; which page it is too much for is seen on the page. */
function secondDark({ entry }: CheckedPage, at: number): Finding {
  const written = entry.page.blocks[at];
  const isOwn = written !== undefined && "tone" in written;
  return {
    message: "This is the second dark section of the page.",
    hint: "Keep one, where the eye should go, and give the other the tone “tinted” or none.",
    file: entry.file,
    pointer: `/blocks/${at}${isOwn ? "/tone" : ""}`,
  };
}
