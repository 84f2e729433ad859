import type { RuleExample } from "../../pipeline/rule.ts";
import { page, text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("For our street [click here](/street)."),
  right: text("See [where our street is](/street)."),
  beside: { "street.json": page('{ "type": "hero" }', "", "Street") },
};
