import type { RuleExample } from "../../pipeline/rule.ts";
import { page, site } from "../example-site.ts";

const LIST = '{ "type": "hero" }, { "type": "cards", "pages": "below" }';
const TIMES = '\n  "unpublishAt": "2027-12-24T14:00",';

export const example: RuleExample = {
  file: "breads.json",
  wrong: page(LIST, TIMES, "Breads"),
  right: page(LIST, "", "Breads"),
  beside: {
    "_site.json": site('\n  "timeZone": "America/Chicago",'),
    "breads/rye.json": page('{ "type": "hero" }', "", "Rye"),
  },
};
