import { HIDDEN } from "../../../model/hidden-address.ts";
import { parseHref } from "../../../model/href.ts";
import type { Issue } from "../../../model/issue.ts";
import { ownPath } from "../../../model/own-path.ts";
import type { MediaFile } from "../../../pipeline/media/media-file.ts";
import type { Reference, Refs } from "../../../pipeline/resolve/refs.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../../../pipeline/site.ts";
import { checkFault, mediaIssue } from "./picture-issues.ts";

const HIDDEN_ADDRESS = new RegExp(HIDDEN);

/**
 * Files of the media folder that links of shown pages lead to, each once. The build publishes them under the names and
 * addresses that they have in the folder.
 */
export function linkedFiles(site: CheckedSite): MediaFile[] {
  const linked = new Set(mediaLinks(site, site.pages).map(({ file }) => file));
  return [...site.index.media.values()].filter((file) => linked.has(file));
}

/** Files that links lead to can be served under their names, and shown when they are pictures. */
export function linkedFileIssues(site: CheckedSite): Issue[] {
  const pages = everyPage(site);
  const parts = partsOf(site, pages);
  const shown = new Set(parts.flatMap(({ media }) => media.map(({ value }) => value)));
  const check = ({ link, file }: MediaLink): Issue[] => {
    if (HIDDEN_ADDRESS.test(file.path)) return [notServed(link, file)];
    return shown.has(file.path) ? [] : checkFault(link, file);
  };
  return mediaLinks(site, pages).flatMap((linked) =>
    check(linked).map((issue) => ({ ...issue, excerpt: linked.link.excerpt })),
  );
}

interface MediaLink {
  link: Reference;
  file: MediaFile;
}

function mediaLinks(site: CheckedSite, pages: CheckedPage[]): MediaLink[] {
  const { index } = site;
  const links = partsOf(site, pages).flatMap((part) => part.links);
  return [
    ...links.flatMap((link) => mediaLink(link, link.value, site)),
    ...index.posts.flatMap((html) =>
      [...html.links, ...html.media].flatMap((link) => {
        const path = ownAddress(link.value, index.site.url);
        return path === undefined ? [] : mediaLink(link, path, site);
      }),
    ),
  ];
}

function partsOf({ shellRefs }: CheckedSite, pages: CheckedPage[]): Refs[] {
  return [shellRefs, ...pages.map(({ refs }) => refs)];
}

function mediaLink(link: Reference, address: string, { index }: CheckedSite): MediaLink[] {
  if (!address.startsWith("/media/")) return [];
  const href = parseHref(address);
  const file = href.kind === "inside" ? index.media.get(href.path) : undefined;
  return file ? [{ link, file }] : [];
}

/** HTML may write addresses in full. */
function ownAddress(written: string, siteUrl: string): string | undefined {
  return URL.canParse(written, siteUrl)
    ? ownPath(new URL(written, siteUrl).href, siteUrl)
    : undefined;
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
