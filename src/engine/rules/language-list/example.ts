import type { RuleExample } from "../../pipeline/rule.ts";
import { SPANISH } from "../example-site.ts";

const right = SPANISH["_site.json"] ?? "";

export const example: RuleExample = {
  file: "_site.json",
  wrong: right.replace('{ "language": "en-US"', '{ "language": "en-GB"'),
  right,
  beside: SPANISH,
};
