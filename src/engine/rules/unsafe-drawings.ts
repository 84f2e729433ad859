import type { Issue } from "../model/issue.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";
import type { CheckedSite } from "../pipeline/site.ts";

/** At most this many parts of a drawing are named. */
const MOST_NAMED = 5;

/** Drawings hold nothing that could run in a browser or load something from elsewhere, whether a page shows them or not. */
export function checkDrawings({ index }: CheckedSite): Issue[] {
  return [...index.media.values()].flatMap(({ path, file, unsafe = [] }: MediaFile): Issue[] =>
    unsafe.length === 0
      ? []
      : [
          {
            rule: "media-unsafe",
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
