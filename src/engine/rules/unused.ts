import { sharedName } from "../model/block.ts";
import { decoded } from "../model/decoded.ts";
import type { Issue } from "../model/issue.ts";
import { isPhonePhoto } from "../pipeline/media/media-file.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";
import { closest } from "../pipeline/validate/nearest.ts";
import { meantMedia } from "./media.ts";
import { mayLackUses } from "./unknown.ts";

const MEDIA_PATH = /\/media\/[^"\\)\s?#]+/g;

/** Everything in the media folder and among the shared blocks is shown somewhere. A misspelt name counts as what it was meant to be. */
export function checkUnused(site: CheckedSite): Issue[] {
  const { index } = site;
  if (mayLackUses(index)) return [];
  const pages = [...index.withHidden.pages.values(), index.notFound].map(({ page }) => page);
  const blocks = pages.flatMap((page) => page.blocks);
  const shared = [...index.shared.values()];
  const names = [...index.shared.keys()];
  const named = new Set(
    blocks
      .flatMap((block) => sharedName(block) ?? [])
      .map((name) => (index.shared.has(name) ? name : closest(name, names))),
  );
  const paths = [...index.media.keys()];
  const used = new Set(
    [...mentioned(site)]
      .map(decoded)
      .map((path) => (index.media.has(path) ? path : meantMedia(path, paths))),
  );
  return [
    ...shared
      .filter(({ name }) => !named.has(name))
      .map(({ name, file }) => unusedShared(name, file)),
    ...[...index.media.values()]
      .filter(({ path }) => !used.has(path))
      .map(({ path, file }) => unusedMedia(path, file)),
  ];
}

/** The paths of media that stand anywhere in the site, whether they are there or not. */
function mentioned(site: CheckedSite): Set<string> {
  const { index, shellFound } = site;
  const paths = new Set<string>();
  for (const { media, links } of [shellFound, ...everyPage(site).map(({ found }) => found)])
    for (const { value } of [...media, ...links])
      for (const [path] of value.matchAll(MEDIA_PATH)) paths.add(path);
  const others = [
    index.site,
    ...index.posts,
    ...[...index.shared.values()].map(({ block }) => block),
  ];
  for (const [path] of JSON.stringify(others).matchAll(MEDIA_PATH)) paths.add(path);
  return paths;
}

function unusedShared(name: string, file: string): Issue {
  return {
    rule: "shared-unused",
    message: `No page shows the shared block "${name}".`,
    hint: `Show it with { "type": "shared", "name": "${name}" }, or delete the file.`,
    file,
    pointer: "",
  };
}

function unusedMedia(path: string, file: string): Issue {
  return {
    rule: "media-unused",
    message: `No page uses ${path}.`,
    hint: isPhonePhoto(path)
      ? "Browsers cannot show HEIC photos, as phones take them: upload it in the studio, which converts it, or save it as JPEG. Then delete this file."
      : "Use it, or delete the file; it is not part of the site.",
    file,
    pointer: "",
  };
}
