import { HIDDEN } from "../../../model/hidden-address.ts";
import { parseHref } from "../../../model/href.ts";
import type { Issue } from "../../../model/issue.ts";
import { ownPath } from "../../../model/own-path.ts";
import { parsedUrl } from "../../../model/parsed-url.ts";
import type { MediaFile } from "../../../pipeline/media/media-file.ts";
import type { Reference, Refs } from "../../../pipeline/resolve/refs.ts";
import {
  type CheckedPage,
  type CheckedSite,
  everyPage,
  type PageSite,
  type SiteContext,
} from "../../../pipeline/site.ts";
import { checkFault, mediaIssue } from "./picture-issues.ts";

const HIDDEN_ADDRESS = new RegExp(HIDDEN);

/**
 * Files of the media folder that links of shown pages lead to, each once. The build publishes them under the names and
 * addresses that they have in the folder.
 */
export function linkedFiles(site: CheckedSite): MediaFile[] {
  const named = new Set(site.pages.flatMap(({ facts }) => facts.files));
  const linked = new Set([
    ...[...named].flatMap((address) => fileAt(address, site) ?? []),
    ...linksBeside(site).map(({ file }) => file),
  ]);
  return [...site.index.media.values()].filter((file) => linked.has(file));
}

/** Files that links of a page lead to can be served under their names. */
export function linkedFilesOn({ refs }: CheckedPage, site: PageSite): Issue[] {
  return linksIn(refs, site).flatMap(checkName);
}

/** The same for menus and articles; and pictures that links lead to can be shown, wherever the links are. */
export function linkedFilesBeside(site: CheckedSite): Issue[] {
  const beside = linksBeside(site);
  return [
    ...beside.flatMap(checkName),
    ...[...site.index.media.values()]
      .filter((file) => file.fault !== undefined && isServed(file))
      .flatMap((file) => checkPicture(file, beside, site)),
  ];
}

/** A picture that is shown as well is reported where it is shown. */
function checkPicture(file: MediaFile, beside: MediaLink[], site: CheckedSite): Issue[] {
  const { path } = file;
  const pages = everyPage(site);
  const isShown = site.shellRefs.media.some(({ value }) => value === path);
  if (isShown || pages.some(({ facts }) => facts.media.includes(path))) return [];
  const naming = pages.filter(({ facts }) =>
    facts.files.some((address) => fileAt(address, site) === file),
  );
  return [...naming.flatMap(({ refs }) => linksIn(refs, site)), ...beside]
    .filter((linked) => linked.file === file)
    .flatMap(({ link }) => checkFault(link, file).map((issue) => withExcerpt(issue, link)));
}

function checkName({ link, file }: MediaLink): Issue[] {
  return isServed(file) ? [] : [withExcerpt(notServed(link, file), link)];
}

/** Whether web servers give a file to visitors under its name. */
function isServed({ path }: MediaFile): boolean {
  return !HIDDEN_ADDRESS.test(path);
}

function withExcerpt(issue: Issue, { excerpt }: Reference): Issue {
  return { ...issue, excerpt };
}

/** A link with the file that it leads to. */
interface MediaLink {
  link: Reference;
  file: MediaFile;
}

function linksIn({ links }: Refs, site: SiteContext): MediaLink[] {
  return links.flatMap((link) => mediaLink(link, link.value, site));
}

/** The links of menus, and of the site's own articles. */
function linksBeside(site: CheckedSite): MediaLink[] {
  const { posts, site: written } = site.index;
  return [
    ...linksIn(site.shellRefs, site),
    ...posts.flatMap((html) =>
      [...html.links, ...html.media].flatMap((link) => {
        const path = ownAddress(link.value, written.url);
        return path === undefined ? [] : mediaLink(link, path, site);
      }),
    ),
  ];
}

function mediaLink(link: Reference, address: string, site: SiteContext): MediaLink[] {
  const file = fileAt(address, site);
  return file ? [{ link, file }] : [];
}

function fileAt(address: string, { index }: SiteContext): MediaFile | undefined {
  if (!address.startsWith("/media/")) return undefined;
  const href = parseHref(address);
  return href.kind === "inside" ? index.media.get(href.path) : undefined;
}

/** HTML may write addresses in full. */
function ownAddress(written: string, siteUrl: string): string | undefined {
  const url = parsedUrl(written, siteUrl);
  return url && ownPath(url.href, siteUrl);
}

function notServed(link: Reference, { path }: MediaFile): Issue {
  const isPage = /\.html$/.test(path);
  return mediaIssue(
    link,
    "media-type",
    `${path} cannot be offered: web servers keep files of this name to themselves.`,
    isPage
      ? "Make it a page in the folder pages/, or put it into a .zip file."
      : "Put it into a .zip file, or give it another name.",
  );
}
