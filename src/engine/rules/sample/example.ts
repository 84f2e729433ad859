import type { RuleExample } from "../../pipeline/rule.ts";
import { site } from "../example-site.ts";

export const example: RuleExample = {
  file: "_site.json",
  wrong: site('\n  "leadForm": { "provider": "sample", "title": "Write to us" },'),
  right: site('\n  "leadForm": { "provider": "none" },'),
  release: true,
};
