import type { RuleExample } from "../../pipeline/rule.ts";
import { site } from "../example-site.ts";

export const example: RuleExample = {
  file: "_site.json",
  wrong: site('\n  "shareImage": "/media/door.svg",\n  "shareImages": "none",'),
  right: site('\n  "shareImage": "/media/door.svg",\n  "shareImages": "one",'),
};
