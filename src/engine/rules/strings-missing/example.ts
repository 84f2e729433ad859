import type { RuleExample } from "../../pipeline/rule.ts";
import { site } from "../example-site.ts";

export const example: RuleExample = {
  file: "_site.json",
  wrong: site("").replace("en-US", "it"),
  right: site("").replace("en-US", "es"),
};
