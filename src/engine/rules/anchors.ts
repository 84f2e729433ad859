import type { Issue } from "../model/issue.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";

/** Ids that the frame of the page uses itself. */
const RESERVED = new Set(["top", "main", "root"]);

/** An anchor stands once on a page. */
export function checkAnchors(site: CheckedSite): Issue[] {
  return everyPage(site).flatMap(({ found }) => {
    const seen = new Set(RESERVED);
    return found.anchors.flatMap(({ value, file, pointer }): Issue[] => {
      if (!seen.has(value)) {
        seen.add(value);
        return [];
      }
      return [
        {
          rule: "anchor-duplicate",
          message: `The anchor "${value}" ${RESERVED.has(value) ? "is used by the page itself" : "stands twice on this page"}.`,
          hint: "Give this one another name, and change the links that mean it.",
          file,
          pointer,
        },
      ];
    });
  });
}
