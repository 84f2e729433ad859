import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page('{ "type": "hero" }', '\n  "headTitle": "Where we are | Example",'),
  right: page('{ "type": "hero" }', '\n  "headTitle": "Where we are",'),
};
