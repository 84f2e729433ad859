import type { Issue } from "../../../model/issue.ts";
import { certainFile } from "../../../pipeline/certain.ts";
import { isUnreadable } from "../../../pipeline/index/unreadable.ts";
import { isPhonePhoto, isPicture, type MediaFile } from "../../../pipeline/media/media-file.ts";
import { memoize } from "../../../pipeline/memoize.ts";
import { memoizeOnPage } from "../../../pipeline/on-page.ts";
import { everyOf, type Reference } from "../../../pipeline/resolve/refs.ts";
import { type CheckedSite, everyPage, type SiteContext } from "../../../pipeline/site.ts";
import { type Roots, rootsBeside, rootsOf } from "../roots.ts";
import { meantMedia } from "./meant-media.ts";
import { checkPicture, mediaIssue, phonePhoto } from "./picture-issues.ts";

/** Looks at every use of a picture or video on a page once for all rules: the file is there, and of a kind that can stand there. */
export const mediaOn = memoizeOnPage((page, site): Issue[] =>
  checkUses(everyOf(page.refs, "media"), rootsOf(page, site), site),
);

/** The same for the site file; and every picture can be shown and is not far too large, wherever it is. */
export const mediaBeside = memoize((site: CheckedSite): Issue[] => [
  ...checkUses(site.shellRefs.media, rootsBeside(site), site),
  ...checkContents(site),
]);

function checkUses(uses: readonly Reference[], roots: Roots, site: SiteContext): Issue[] {
  return known(uses, site).flatMap((used) =>
    checkUse(used, site.index.media, roots.fieldAt(used).accepts),
  );
}

/** Uses of files of which it is known whether they are there. */
function known(uses: readonly Reference[], { index: { unreadable } }: SiteContext): Reference[] {
  return uses.filter(({ value }) => !isUnreadable(unreadable, value));
}

/**
 * What is wrong with naming this file here.
 *
 * @param accepts the only kind of file that the field takes: pictures, or videos by their ending
 */
function checkUse(
  used: Reference,
  media: ReadonlyMap<string, MediaFile>,
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
  const kind = accepts === "woff2" ? "typeface" : "video";
  return [
    mediaIssue(
      used,
      "media-type",
      `${used.value} is not a .${accepts} ${kind}.`,
      `Save the ${kind} as .${accepts}, and name that file here.`,
    ),
  ];
}

/** What is wrong with the pictures themselves, each reported where it is used first. */
function checkContents(site: CheckedSite): Issue[] {
  return [...site.index.media.values()].filter(isWrong).flatMap((file) => {
    const used = firstUse(file, site);
    return used ? checkPicture(used, file) : [];
  });
}

function isWrong(file: MediaFile): boolean {
  return (
    isPicture(file) && checkPicture({ value: file.path, file: "", pointer: "" }, file).length > 0
  );
}

function firstUse({ path }: MediaFile, site: CheckedSite): Reference | undefined {
  const isUse = ({ value }: Reference) => value === path;
  const page = everyPage(site).find(({ facts }) => facts.media.includes(path));
  return site.shellRefs.media.find(isUse) ?? (page && everyOf(page.refs, "media").find(isUse));
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
