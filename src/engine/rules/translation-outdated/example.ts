import type { RuleExample } from "../../pipeline/rule.ts";
import { page, SPANISH } from "../example-site.ts";

const visit = (updated: string) =>
  page('{ "type": "hero" }', `\n  "translates": "/visit",\n  "updated": "${updated}",`, "Visita");

export const example: RuleExample = {
  file: "es/visita.json",
  wrong: visit("2026-01-31"),
  right: visit("2026-03-01"),
  beside: {
    ...SPANISH,
    "visit.json": page('{ "type": "hero" }', '\n  "updated": "2026-02-28",'),
  },
};
