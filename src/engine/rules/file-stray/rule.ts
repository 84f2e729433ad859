import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "file-stray",
  level: "warning",
  title: "A file in the pages folder is not a page",
  help: "The pages folder holds pages only; anything else there is never shown.",
  example,
});
