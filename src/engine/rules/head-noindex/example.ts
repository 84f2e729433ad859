import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "index.json",
  wrong: page(
    '{ "type": "hero" }, { "type": "cards", "pages": "below" }',
    '\n  "noindex": true,',
    "Home",
  ),
  right: page('{ "type": "hero" }, { "type": "cards", "pages": "below" }', "", "Home"),
};
