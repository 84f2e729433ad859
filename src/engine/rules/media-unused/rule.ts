import { decoded } from "../../model/decoded.ts";
import type { Finding } from "../../model/issue.ts";
import { isPhonePhoto } from "../../pipeline/media/media-file.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedSite, everyPage } from "../../pipeline/site.ts";
import { meantMedia } from "../analysis/media/meant-media.ts";
import { mayLackUses } from "../analysis/unknown.ts";

const MEDIA_PATH = /\/media\/[^"\\)\s?#]+/g;

export const rule = defineRule({
  id: "media-unused",
  level: "warning",
  title: "A picture or video is not used",
  help: "A file of the media folder that no page names is not part of the site. Use it or delete it.",
  check: checkMediaFolder,
});

/** Everything in the media folder is shown somewhere. A misspelt name counts as what it was meant to be. */
function checkMediaFolder(site: CheckedSite): Finding[] {
  const { index } = site;
  if (mayLackUses(index)) return [];
  const paths = [...index.media.keys()];
  const used = new Set(
    [...mentioned(site)]
      .map(decoded)
      .map((path) => (index.media.has(path) ? path : meantMedia(path, paths))),
  );
  return [...index.media.values()]
    .filter(({ path }) => !used.has(path))
    .map(({ path, file }) => unusedMedia(path, file));
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

function unusedMedia(path: string, file: string): Finding {
  return {
    message: `No page uses ${path}.`,
    hint: isPhonePhoto(path)
      ? "Browsers cannot show HEIC photos, as phones take them: upload it in the studio, which converts it, or save it as JPEG. Then delete this file."
      : "Use it, or delete the file; it is not part of the site.",
    file,
    pointer: "",
  };
}
