import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit/index.json",
  wrong: page('{ "type": "hero" }', '\n  "order": 1,'),
  right: "",
  beside: { "visit.json": page('{ "type": "hero" }') },
};
