import type { Finding } from "../../model/issue.ts";
import { isPhonePhoto } from "../../pipeline/media/media-file.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { usedMedia } from "../analysis/media/used-media.ts";

export const rule = defineRule({
  id: "media-unused",
  level: "warning",
  title: "A picture or video is not used",
  help: "A file of the media folder that no page names is not part of the site. Use it or delete it.",
  check: checkMediaFolder,
});

/** Everything in the media folder is shown somewhere. */
function checkMediaFolder(site: CheckedSite): Finding[] {
  const used = usedMedia(site);
  if (!used) return [];
  return [...site.index.media.values()]
    .filter(({ path }) => !used.has(path))
    .map(({ path, file }) => unusedMedia(path, file));
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
