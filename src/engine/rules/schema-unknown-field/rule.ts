import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "schema-unknown-field",
  level: "error",
  title: "A field is not known",
  help: "A field that no block knows would be ignored. Mostly it is a misspelt one.",
  example,
});
