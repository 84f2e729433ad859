import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page('{ "type": "hero", "actions": { "label": "Call", "href": "/" } }'),
  right: page('{ "type": "hero", "actions": [{ "label": "Call", "href": "/" }] }'),
};
