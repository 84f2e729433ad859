import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "route-reserved",
  level: "error",
  title: "A page has a name that is taken",
  help: "Some addresses belong to files of the site itself, and some names cannot be those of files on Windows.",
  example,
});
