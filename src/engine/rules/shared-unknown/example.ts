import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page(
    '{ "type": "hero" }, { "type": "shared", "name": "hours" }, { "type": "shared", "name": "hour" }',
  ),
  right: page('{ "type": "hero" }, { "type": "shared", "name": "hours" }'),
  beside: {
    "_shared/hours.json": '{ "block": { "type": "rich-text", "text": "From seven." } }\n',
  },
};
