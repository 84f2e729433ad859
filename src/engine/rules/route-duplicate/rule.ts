import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "route-duplicate",
  level: "error",
  title: "Two files answer the same path",
  help: "An address belongs to one page.",
  example,
});
