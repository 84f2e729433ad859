import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

const visit = (saturday: string) =>
  page(
    '{ "type": "hero" }, { "type": "opening-hours" }',
    `\n  "business": { "type": "Bakery", "hours": { "saturday": [${saturday}] } },`,
  );

export const example: RuleExample = {
  file: "visit.json",
  wrong: visit('"07:00-12:00", "11:00-16:00"'),
  right: visit('"07:00-12:00", "13:00-16:00"'),
};
