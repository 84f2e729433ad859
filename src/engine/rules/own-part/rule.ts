import { defineRule } from "../../pipeline/rule.ts";

export const rule = defineRule({
  id: "own-part",
  level: "error",
  title: "A part of the site's own cannot be used",
  help: "A site can have blocks, rules and providers of its own in `theme/`, `rules/` and `providers/` beside its pages. One that cannot be compiled, lacks something or stops with an error is left out until it is corrected; everything else goes on working.",
});
