import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "pages-unknown",
  level: "error",
  title: "A listed page is not there",
  help: "A list of pages names a page that is not there.",
  example,
});
