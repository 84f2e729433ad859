import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page(
    '{ "type": "hero" }, { "type": "rich-text", "title": "Hours", "text": ["#### In winter", "", "From eight."] }',
  ),
  right: page(
    '{ "type": "hero" }, { "type": "rich-text", "title": "Hours", "text": ["### In winter", "", "From eight."] }',
  ),
};
