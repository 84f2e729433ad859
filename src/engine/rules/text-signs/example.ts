import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page('{ "type": "hero" }, { "type": "cta", "title": "Come in **today**" }'),
  right: page('{ "type": "hero" }, { "type": "cta", "title": "Come in today" }'),
};
