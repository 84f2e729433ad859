import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "pages-empty",
  level: "warning",
  title: "A list of pages is empty",
  help: "A list that takes the pages below a path found none.",
  example,
});
