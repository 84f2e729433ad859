import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "json-syntax",
  level: "error",
  title: "The file is not valid JSON",
  help: "A page is read as JSON. Every entry but the last of a list or an object ends with a comma, and texts stand in straight double quotes.",
  example,
});
