import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page(
    '{ "type": "hero" }, { "type": "list", "title": "Bread", "items": ["# Rye", "Spelt"] }',
  ),
  right: page(
    '{ "type": "hero" }, { "type": "list", "title": "Bread", "items": ["Rye", "Spelt"] }',
  ),
};
