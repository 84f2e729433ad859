import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "Our Visit.json",
  wrong: page('{ "type": "hero" }', "", "Our visit"),
  right: "",
};
