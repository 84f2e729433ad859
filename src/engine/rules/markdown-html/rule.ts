import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "markdown-html",
  level: "error",
  title: "HTML in a Markdown text",
  help: "Texts are Markdown. HTML in them would escape the checks and the look of the site.",
  example,
});
