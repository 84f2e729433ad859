import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

const rest = '{ "type": "hero" }, { "use": "hours", "with": ';

export const example: RuleExample = {
  file: "visit.json",
  wrong: page(`${rest}{ "text": "From seven.", "tone": "dark" } }`),
  right: page(`${rest}{ "tone": "dark" } }`),
  beside: {
    "_shared/hours.json": '{ "block": { "type": "rich-text", "text": "From seven." } }\n',
  },
};
