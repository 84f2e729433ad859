import { defineRule } from "../../pipeline/rule.ts";

export const rule = defineRule({
  id: "json-encoding",
  level: "error",
  title: "The file is not UTF-8 text",
  help: "Pages are UTF-8, so that every character reads the same on every machine. Editors offer the encoding beside the file name or under “Save as”.",
});
