import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page(
    '{ "type": "hero" }',
    '\n  "picture": { "src": "/media/door.txt", "alt": "Our door" },',
  ),
  right: page(
    '{ "type": "hero" }',
    '\n  "picture": { "src": "/media/door.svg", "alt": "Our door" },',
  ),
};
