import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page('{ "type": "hero", "subtitel": "Come in" }'),
  right: page('{ "type": "hero", "subtitle": "Come in" }'),
};
