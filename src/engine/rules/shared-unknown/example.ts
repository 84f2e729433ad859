import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page('{ "type": "hero" }, { "use": "hours" }, { "use": "hour" }'),
  right: page('{ "type": "hero" }, { "use": "hours" }'),
  beside: {
    "_shared/hours.json": '{ "block": { "type": "rich-text", "text": "From seven." } }\n',
  },
};
