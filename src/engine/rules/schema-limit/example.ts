import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page('{ "type": "hero" }, { "type": "list", "items": ["One"] }'),
  right: page('{ "type": "hero" }, { "type": "list", "items": ["One", "Two"] }'),
};
