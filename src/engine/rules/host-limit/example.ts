import type { RuleExample } from "../../pipeline/rule.ts";
import { page, site } from "../example-site.ts";

export const example: RuleExample = {
  file: "_site.json",
  wrong: site('\n  "host": "github-pages",'),
  right: site('\n  "host": "netlify",'),
  beside: { "visit.json": page('{ "type": "hero" }', '\n  "aliases": ["/come"],') },
};
