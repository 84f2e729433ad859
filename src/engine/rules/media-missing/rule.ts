import { defineRule } from "../../pipeline/rule.ts";
import { linksBeside, linksOn } from "../analysis/links/links.ts";
import { mediaBeside, mediaOn } from "../analysis/media/media.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "media-missing",
  level: "error",
  title: "A picture or video is not there",
  help: "The file is not in the media folder, or its name is written otherwise.",
  example,
  checkPage: (page, site) =>
    ofRule("media-missing", [...linksOn(page, site), ...mediaOn(page, site)]),
  check: (site) => ofRule("media-missing", [...linksBeside(site), ...mediaBeside(site)]),
});
