import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "icon-unknown",
  level: "error",
  title: "An icon is not there",
  help: "An icon is one of Lucide's by its name, or a drawing in media/icons by the name of its file.",
  example,
});
