import { defineRule } from "../../pipeline/rule.ts";

export const rule = defineRule({
  id: "html-reference",
  level: "error",
  title: "A written page names an id that is not there, or twice",
  help: "Labels and descriptions name other elements by their ids. An id that is not there, or stands twice, leaves people who cannot see the page without them.",
});
