import type { Issue } from "../model/issue.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../pipeline/site.ts";

/** One dark section a page stands out; two stand against each other. */
export function checkDarkSections(site: CheckedSite): Issue[] {
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
function secondDark({ entry }: CheckedPage, at: number): Issue {
  const written = entry.page.blocks[at];
  const isOwn = written !== undefined && "tone" in written;
  return {
    rule: "section-dark",
    message: "This is the second dark section of the page.",
    hint: "Keep one, where the eye should go, and give the other the tone “tinted” or none.",
    file: entry.file,
    pointer: `/blocks/${at}${isOwn ? "/tone" : ""}`,
  };
}
