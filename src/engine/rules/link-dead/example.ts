import type { RuleExample } from "../../pipeline/rule.ts";
import { page, text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("See [our street](/stret)."),
  right: text("See [our street](/street)."),
  beside: { "street.json": page('{ "type": "hero" }', "", "Street") },
};
