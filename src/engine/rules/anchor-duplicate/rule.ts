import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage } from "../../pipeline/site.ts";
import { example } from "./example.ts";

/** Ids that the frame of the page uses itself. */
const RESERVED = new Set(["top", "main", "root"]);

export const rule = defineRule({
  id: "anchor-duplicate",
  level: "error",
  title: "An anchor is given twice on a page",
  help: "A link to an anchor that stands twice leads to the first only.",
  example,
  checkPage: checkAnchors,
});

/** An anchor stands once on a page. */
function checkAnchors({ refs }: CheckedPage): Finding[] {
  const seen = new Set(RESERVED);
  return refs.anchors.flatMap(({ value, file, pointer }): Finding[] => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      {
        message: `The anchor "${value}" ${RESERVED.has(value) ? "is used by the page itself" : "stands twice on this page"}.`,
        hint: "Give this one another name, and change the links that mean it.",
        file,
        pointer,
      },
    ];
  });
}
