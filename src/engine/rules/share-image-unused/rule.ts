import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "share-image-unused",
  level: "warning",
  title: "A picture for sharing is named, and pages are shared without one",
  help: "One of the two was meant: whoever named the picture expects to see it.",
  example,
  check: checkSite,
});

/** A site that wants no pictures for sharing names none. */
function checkSite({ index }: CheckedSite): Finding[] {
  const { shareImage, shareImages } = index.site;
  if (shareImages !== "none" || shareImage === undefined) return [];
  return [
    {
      message: `The picture ${shareImage} is never shown: “shareImages” says that pages are shared without pictures.`,
      hint: "Take “shareImage” away, or say “each” or “one” in “shareImages”.",
      file: index.siteFile,
      pointer: "/shareImage",
    },
  ];
}
