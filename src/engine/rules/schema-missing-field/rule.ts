import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "schema-missing-field",
  level: "error",
  title: "A field is missing",
  help: "Some fields a page or a block cannot do without.",
  example,
});
