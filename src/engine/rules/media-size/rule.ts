import { defineRule } from "../../pipeline/rule.ts";
import { mediaBeside } from "../analysis/media/media.ts";
import { ofRule } from "../analysis/of-rule.ts";

export const rule = defineRule({
  id: "media-size",
  level: "error",
  title: "A picture is far too large",
  help: "A large picture takes long to load. Save a photograph at most 4000 pixels wide, and simplify a drawing or save it as PNG.",
  check: (site) => ofRule("media-size", mediaBeside(site)),
});
