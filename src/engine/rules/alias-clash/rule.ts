import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "alias-clash",
  level: "error",
  title: "An old address is already taken",
  help: "An old address cannot be the path of another page.",
  example,
});
