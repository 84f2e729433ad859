import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "breads/spelt.json",
  wrong: page('{ "type": "hero", "eyebrow": "Rye, from our oven" }', "", "Spelt"),
  right: page('{ "type": "hero", "eyebrow": "Spelt, from our oven" }', "", "Spelt"),
  beside: {
    "breads/index.json": page(
      '{ "type": "hero" }, { "type": "cards", "pages": "below" }',
      "",
      "Breads",
    ),
    "breads/rye.json": page('{ "type": "hero", "eyebrow": "Rye, from our oven" }', "", "Rye"),
    "breads/oat.json": page('{ "type": "hero", "eyebrow": "Oat, from our oven" }', "", "Oat"),
  },
};
