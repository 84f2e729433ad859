import type { Issue } from "../../../model/issue.ts";
import { certainFile } from "../../../pipeline/certain.ts";
import { isUnreadable } from "../../../pipeline/index/unreadable.ts";
import { isPhonePhoto, isPicture, type MediaFile } from "../../../pipeline/media/media-file.ts";
import { memoize } from "../../../pipeline/memoize.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";
import { type CheckedSite, everyPage } from "../../../pipeline/site.ts";
import { fieldsOf } from "../fields.ts";
import { meantMedia } from "./meant-media.ts";
import { checkPicture, mediaIssue, phonePhoto } from "./picture-issues.ts";

/** Looks at every use of a picture or video once for all rules: the file is there, is what it seems, can be shown, and is not far too large. */
export const mediaIssues = memoize((site: CheckedSite): Issue[] => {
  const { media, unreadable } = site.index;
  const uses = [site.shellRefs, ...everyPage(site).map((page) => page.refs)]
    .flatMap(({ media: used }) => used)
    .filter(({ value }) => !isUnreadable(unreadable, value));
  const { fieldAt } = fieldsOf(site);
  return [
    ...uses.flatMap((used) => checkUse(used, media, fieldAt(used).accepts)),
    ...checkContents(uses, media),
  ];
});

/**
 * What is wrong with naming this file here.
 *
 * @param accepts the only kind of file that the field takes: pictures, or videos by their ending
 */
function checkUse(
  used: Reference,
  media: Map<string, MediaFile>,
  accepts: string | undefined,
): Issue[] {
  const file = media.get(used.value);
  if (!file) return [missing(used, [...media.keys()])];
  if (isPhonePhoto(file.path)) return [phonePhoto(used)];
  if (accepts === undefined) return [];
  if (accepts === "picture") {
    const hint = "Use an SVG, JPEG, PNG, WebP or AVIF file here.";
    return isPicture(file)
      ? []
      : [mediaIssue(used, "media-type", `${used.value} is not a picture.`, hint)];
  }
  if (file.path.toLowerCase().endsWith(`.${accepts}`)) return [];
  return [
    mediaIssue(
      used,
      "media-type",
      `${used.value} is not a .${accepts} video.`,
      `Save the video as .${accepts}, and name that file here.`,
    ),
  ];
}

/** What is wrong with the pictures themselves, each reported where it is used first. */
function checkContents(uses: Reference[], media: Map<string, MediaFile>): Issue[] {
  const first = new Map<string, Reference>();
  for (const used of uses) if (!first.has(used.value)) first.set(used.value, used);
  return [...first.values()].flatMap((used) => {
    const file = media.get(used.value);
    return file && isPicture(file) ? checkPicture(used, file) : [];
  });
}

function missing(used: Reference, known: string[]): Issue {
  const near = meantMedia(used.value, known);
  const sure = certainFile(used.value, known);
  const issue = mediaIssue(
    used,
    "media-missing",
    `There is no file ${used.value}.`,
    near ? `Did you mean ${near}?` : "Put the file into the media folder, or correct the path.",
  );
  return sure === undefined ? issue : { ...issue, fix: { value: sure } };
}
