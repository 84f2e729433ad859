import type { RuleExample } from "../../pipeline/rule.ts";
import { page, site } from "../example-site.ts";

export const example: RuleExample = {
  file: "_site.json",
  wrong: site(""),
  right: site('\n  "timeZone": "America/Chicago",'),
  beside: {
    "market.json": page('{ "type": "hero" }', '\n  "unpublishAt": "2027-12-27T00:00",', "Market"),
  },
};
