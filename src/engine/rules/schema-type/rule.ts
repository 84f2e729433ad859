import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "schema-type",
  level: "error",
  title: "A value has the wrong kind",
  help: "A text is not a list, and a number stands without quotes.",
  example,
});
