import { defineRule } from "../../pipeline/rule.ts";

export const rule = defineRule({
  id: "json-depth",
  level: "error",
  title: "The file is nested too deep or too large",
  help: "A file that is nested or sized beyond all measure is refused before it takes the machine's time and memory. No page needs it.",
});
