import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "schema-limit",
  level: "error",
  title: "A value is too short, too long or out of range",
  help: "Empty texts and lists with too few or too many entries do not make a good page.",
  example,
});
