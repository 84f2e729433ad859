import type { Issue } from "../../../model/issue.ts";
import { certainFile } from "../../../pipeline/certain.ts";
import { isUnreadable } from "../../../pipeline/index/unreadable.ts";
import { isPhonePhoto, isPicture, type MediaFile } from "../../../pipeline/media/media-file.ts";
import { memoize } from "../../../pipeline/memoize.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";
import { type CheckedSite, everyPage } from "../../../pipeline/site.ts";
import { meantMedia } from "./meant-media.ts";
import { checkPicture, mediaIssue, phonePhoto } from "./picture-issues.ts";

/** Fields that a picture belongs in, by the last part of their pointer; in others a video may stand as well. */
const PICTURE_FIELD = /\/(src|poster|icon|shareImage)$/;
/** Fields of videos, which are named like the ending of the file. */
const VIDEO_FIELD = /\/(webm|mp4)$/;

/** Looks at every use of a picture or video once for all rules: the file is there, is what it seems, can be shown, and is not far too large. */
export const mediaIssues = memoize((site: CheckedSite): Issue[] => {
  const { media, unreadable } = site.index;
  const uses = [site.shellRefs, ...everyPage(site).map((page) => page.refs)]
    .flatMap(({ media: used }) => used)
    .filter(({ value }) => !isUnreadable(unreadable, value));
  return [...uses.flatMap((used) => checkUse(used, media)), ...checkContents(uses, media)];
});

/** What is wrong with naming this file here. */
function checkUse(used: Reference, media: Map<string, MediaFile>): Issue[] {
  const file = media.get(used.value);
  if (!file) return [missing(used, [...media.keys()])];
  if (isPhonePhoto(file.path)) return [phonePhoto(used)];
  const format = VIDEO_FIELD.exec(used.pointer)?.[1];
  if (format !== undefined && !file.path.toLowerCase().endsWith(`.${format}`))
    return [
      mediaIssue(
        used,
        "media-type",
        `${used.value} is not a .${format} video.`,
        `Save the video as .${format}, and name that file here.`,
      ),
    ];
  if (!PICTURE_FIELD.test(used.pointer) || isPicture(file)) return [];
  const hint = "Use an SVG, JPEG, PNG, WebP or AVIF file here.";
  return [mediaIssue(used, "media-type", `${used.value} is not a picture.`, hint)];
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
