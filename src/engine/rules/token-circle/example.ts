import type { RuleExample } from "../../pipeline/rule.ts";
import { site } from "../example-site.ts";

export const example: RuleExample = {
  file: "_site.json",
  wrong: site('\n  "facts": { "price": "from {facts.fee}", "fee": "{facts.price} a month" },'),
  right: site('\n  "facts": { "price": "from {facts.fee}", "fee": "$5 a month" },'),
};
