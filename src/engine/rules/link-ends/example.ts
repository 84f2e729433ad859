import type { RuleExample } from "../../pipeline/rule.ts";
import { page, site, text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("See [our market](/market)."),
  right: page(
    '{ "type": "hero" }, { "type": "rich-text", "text": "See [our market](/market).", "unpublishAt": "2027-12-24T14:00" }',
  ),
  beside: {
    "_site.json": site('\n  "timeZone": "America/Chicago",'),
    "market.json": page('{ "type": "hero" }', '\n  "unpublishAt": "2027-12-24T14:00",', "Market"),
  },
};
