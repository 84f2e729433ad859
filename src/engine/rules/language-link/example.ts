import type { RuleExample } from "../../pipeline/rule.ts";
import { page, SPANISH } from "../example-site.ts";

const home = (href: string) =>
  page(
    `{ "type": "hero", "actions": [{ "label": "Visita", "href": "${href}" }] }`,
    '\n  "translates": "/",',
    "Inicio",
  );

export const example: RuleExample = {
  file: "es/index.json",
  wrong: home("/visit"),
  right: home("/es/visita"),
  beside: SPANISH,
};
