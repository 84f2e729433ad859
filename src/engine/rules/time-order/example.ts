import type { RuleExample } from "../../pipeline/rule.ts";
import { page, site } from "../example-site.ts";

const ZONE = site('\n  "timeZone": "America/Chicago",');

export const example: RuleExample = {
  file: "visit.json",
  wrong: page(
    '{ "type": "hero" }, { "type": "cta", "title": "Come in", "publishAt": "2027-12-24T09:00", "unpublishAt": "2027-12-20T09:00" }',
  ),
  right: page(
    '{ "type": "hero" }, { "type": "cta", "title": "Come in", "publishAt": "2027-12-24T09:00", "unpublishAt": "2027-12-27T00:00" }',
  ),
  beside: { "_site.json": ZONE },
};
