import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page('{ "type": "hero" }', '\n  "published": "2026-03-01",\n  "updated": "2025-03-02",'),
  right: page('{ "type": "hero" }', '\n  "published": "2026-03-01",\n  "updated": "2026-03-02",'),
};
