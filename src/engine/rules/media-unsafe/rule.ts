import type { Finding } from "../../model/issue.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";

/** At most this many parts of a drawing are named. */
const MOST_NAMED = 5;

export const rule = defineRule({
  id: "media-unsafe",
  level: "warning",
  title: "A drawing could run or load something",
  help: 'A drawing can hold scripts, handlers such as `onload`, and pictures or fonts from other sites. They are left out of the site; save the drawing as "plain SVG", so that it looks the same everywhere.',
  check: checkDrawings,
});

/** Drawings hold nothing that could run in a browser or load something from elsewhere, whether a page shows them or not. */
function checkDrawings({ index }: CheckedSite): Finding[] {
  return [...index.media.values()].flatMap(({ path, file, unsafe = [] }: MediaFile): Finding[] =>
    unsafe.length === 0
      ? []
      : [
          {
            message: `${path} holds ${listed(unsafe)}, which could run or load something.`,
            hint: 'The site shows it without that. Save the drawing as "plain SVG", so that it looks the same everywhere.',
            file,
            pointer: "",
          },
        ],
  );
}

function listed(parts: string[]): string {
  const named = parts.slice(0, MOST_NAMED);
  const more = parts.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(", ");
}
