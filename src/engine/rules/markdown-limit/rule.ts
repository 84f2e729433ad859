import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "markdown-limit",
  level: "error",
  title: "A Markdown text is nested too deep or has too many signs",
  help: "A text of thousands of signs, or of quotes within quotes without end, takes longer to read than anybody waits.",
  example,
});
