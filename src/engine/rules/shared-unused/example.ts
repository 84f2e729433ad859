import type { RuleExample } from "../../pipeline/rule.ts";

export const example: RuleExample = {
  file: "_shared/hours.json",
  wrong: '{ "block": { "type": "rich-text", "text": "From seven." } }\n',
  right: "",
};
