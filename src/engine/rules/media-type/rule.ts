import { defineRule } from "../../pipeline/rule.ts";
import { linkedFilesBeside, linkedFilesOn } from "../analysis/media/linked-files.ts";
import { mediaBeside, mediaOn } from "../analysis/media/media.ts";
import { ofRule } from "../analysis/of-rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "media-type",
  level: "error",
  title: "A file is of the wrong kind for its place",
  help: "A video cannot stand where a picture belongs, and a file must be what its ending says.",
  example,
  checkPage: (page, site) => [
    ...ofRule("media-type", mediaOn(page, site)),
    ...linkedFilesOn(page, site),
  ],
  check: (site) => [...ofRule("media-type", mediaBeside(site)), ...linkedFilesBeside(site)],
});
