import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

const comparing = (fact: string) =>
  page(
    `{ "type": "hero" }, { "type": "comparison", "pages": "below", "caption": "When our shops open.", "pagesLabel": "Shop", "columns": [{ "fact": "${fact}", "label": "Opens" }], "unknown": "Ask us" }`,
  );

export const example: RuleExample = {
  file: "visit.json",
  wrong: comparing("hours"),
  right: comparing("opens"),
  beside: {
    "visit/oven.json": page(
      '{ "type": "hero" }',
      '\n  "facts": [{ "name": "opens", "text": "At seven" }],',
      "Oven",
    ),
  },
};
