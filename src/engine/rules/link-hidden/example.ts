import type { RuleExample } from "../../pipeline/rule.ts";
import { page, text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("See [our street](/street)."),
  right: text("Our street has a page of its own soon."),
  beside: { "street.json": page('{ "type": "hero" }', '\n  "hidden": true,', "Street") },
};
