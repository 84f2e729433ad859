import type { RuleExample } from "../../pipeline/rule.ts";
import { site, text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("A year of bread is $480."),
  right: text("A year of bread is {facts.year}."),
  beside: { "_site.json": site('\n  "facts": { "year": "$480" },') },
};
