import { defineRule } from "../../pipeline/rule.ts";
import { mediaBeside } from "../analysis/media/media.ts";
import { ofRule } from "../analysis/of-rule.ts";

export const rule = defineRule({
  id: "media-wide",
  level: "warning",
  title: "A picture is wider than any screen",
  help: "A photograph wider than 4000 pixels only makes the folder of the site heavier: no screen shows more. Uploads in the studio are made smaller by themselves.",
  check: (site) => ofRule("media-wide", mediaBeside(site)),
});
