import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "assets.json",
  wrong: page('{ "type": "hero" }', "", "Our assets"),
  right: "",
};
