import type { RuleExample } from "../../pipeline/rule.ts";
import { site } from "../example-site.ts";

export const example: RuleExample = {
  file: "_site.json",
  wrong: site('\n  "facts": { "__proto__": "seven" },'),
  right: site('\n  "facts": { "opening": "seven" },'),
};
