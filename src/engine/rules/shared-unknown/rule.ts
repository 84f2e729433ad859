import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "shared-unknown",
  level: "error",
  title: "A shared block is not there",
  help: "A shared block is a file in pages/_shared/ of the same name.",
  example,
});
