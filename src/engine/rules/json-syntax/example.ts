import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong:
    '{\n  "title": "Visit"\n  "description": "Where to find us.",\n  "blocks": [{ "type": "hero" }]\n}\n',
  right: page('{ "type": "hero" }'),
};
