import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "street/corner.json",
  wrong: page('{ "type": "hero" }', "", "Corner"),
  right: "",
};
