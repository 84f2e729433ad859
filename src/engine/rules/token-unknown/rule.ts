import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "token-unknown",
  level: "error",
  title: "A token is not known",
  help: "A name in braces stands for a value of the site file; without one, visitors would see the braces.",
  example,
});
