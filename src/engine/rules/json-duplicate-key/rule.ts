import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "json-duplicate-key",
  level: "error",
  title: "A field is given twice",
  help: "When a field is given twice, programs keep the last and lose the first without a word.",
  example,
});
