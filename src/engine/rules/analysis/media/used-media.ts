import { decoded } from "../../../model/decoded.ts";
import { type CheckedSite, everyPage } from "../../../pipeline/site.ts";
import { mayLackUses } from "../unknown.ts";
import { meantMedia } from "./meant-media.ts";

const MEDIA_PATH = /\/media\/[^"\\)\s?#]+/g;

/**
 * The files of the media folder that stand anywhere in the site. A misspelt name counts as what it was
 * meant to be.
 *
 * @returns nothing when a file cannot be read in which more of them may stand
 */
export function usedMedia(site: CheckedSite): Set<string> | undefined {
  const { index } = site;
  if (mayLackUses(index)) return undefined;
  const paths = [...index.media.keys()];
  return new Set(
    [...mentioned(site)]
      .map(decoded)
      .flatMap((path) => (index.media.has(path) ? path : (meantMedia(path, paths) ?? []))),
  );
}

/** The paths of media that stand anywhere in the site, whether they are there or not. */
function mentioned(site: CheckedSite): Set<string> {
  const { index, shellRefs } = site;
  const paths = new Set<string>();
  const values = new Set([
    ...[...shellRefs.media, ...shellRefs.links].map(({ value }) => value),
    ...everyPage(site).flatMap(({ facts }) => [...facts.media, ...facts.files]),
  ]);
  for (const value of values) for (const [path] of value.matchAll(MEDIA_PATH)) paths.add(path);
  const others = [
    index.site,
    ...index.posts.map(({ text }) => text),
    ...[...index.shared.values()].map(({ block }) => block),
  ];
  for (const [path] of JSON.stringify(others).matchAll(MEDIA_PATH)) paths.add(path);
  return paths;
}
