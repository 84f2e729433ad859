import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page(
    '{ "type": "hero" }, { "type": "rich-text", "tone": "dark", "text": "One" }, { "type": "rich-text", "tone": "dark", "text": "Two" }',
  ),
  right: page(
    '{ "type": "hero" }, { "type": "rich-text", "tone": "dark", "text": "One" }, { "type": "rich-text", "tone": "tinted", "text": "Two" }',
  ),
};
