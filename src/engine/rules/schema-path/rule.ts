import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "schema-path",
  level: "warning",
  title: "The path to the schema is wrong",
  help: "Editors find the names of fields and the menu of blocks by this path.",
  example,
});
