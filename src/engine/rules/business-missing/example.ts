import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

const blocks = '{ "type": "hero" }, { "type": "opening-hours" }';

export const example: RuleExample = {
  file: "visit.json",
  wrong: page(blocks),
  right: page(
    blocks,
    '\n  "business": { "type": "Bakery", "hours": { "saturday": ["07:00-12:00"] } },',
  ),
};
