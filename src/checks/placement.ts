import type { Issue } from "../page/issue.ts";
import { isPattern } from "../page/route.ts";
import type { CheckedSite } from "./site.ts";

/** Every block stands where it can work. */
export function checkPlacement(site: CheckedSite): Issue[] {
  return [...sharedInShared(site), ...articlesElsewhere(site)];
}

/** A shared block is one of the others. */
function sharedInShared({ index }: CheckedSite): Issue[] {
  return [...index.shared.values()]
    .filter(({ block }) => block.type === "shared")
    .map(({ file }) => ({
      rule: "page-block-misplaced",
      message: "A shared block cannot show another shared block.",
      hint: "Write the block itself here, and name its file on the pages.",
      file,
      pointer: "/block",
    }));
}

/** The blog's article block stands on a page with a number in its address, and nowhere else. */
function articlesElsewhere(site: CheckedSite): Issue[] {
  return site.pages.flatMap(({ entry, page }) =>
    page.blocks.flatMap((block, at): Issue[] => {
      if (block.type !== "blog-article" || isPattern(entry.route)) return [];
      return [
        {
          rule: "page-block-misplaced",
          message:
            "A blog-article block takes the article's number from the address, and this page's address has none.",
          hint: "Use it in pages/article/[id].json only.",
          file: entry.file,
          pointer: `/blocks/${at}`,
        },
      ];
    }),
  );
}
