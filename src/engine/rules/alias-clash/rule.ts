import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "alias-clash",
  level: "error",
  title: "A further path is already taken",
  help: "A further path cannot be the path of another page.",
  example,
});
