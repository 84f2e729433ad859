import { defineRule } from "../../pipeline/rule.ts";

export const rule = defineRule({
  id: "html-link",
  level: "error",
  title: "A written page leads nowhere",
  help: "The build reads every page it has written. A link, picture, style sheet, feed or sitemap entry that leads nowhere is found there even when a component made it.",
});
