import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "json-hidden",
  level: "error",
  title: "A character that cannot be seen stands in the file",
  help: "Characters that nobody sees break links and searches, and some turn the direction of the text, so that it reads otherwise than it is.",
  example,
});
