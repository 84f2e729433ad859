import type { RuleExample } from "../../pipeline/rule.ts";
import { page, SPANISH } from "../example-site.ts";

const visit = (original: string) =>
  page('{ "type": "hero" }', `\n  "translates": "${original}",`, "Visita");

export const example: RuleExample = {
  file: "es/visita.json",
  wrong: visit("/visits"),
  right: visit("/visit"),
  beside: SPANISH,
};
