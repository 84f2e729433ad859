import type { RuleExample } from "../../pipeline/rule.ts";
import { site } from "../example-site.ts";

export const example: RuleExample = {
  file: "_site.json",
  wrong: site('\n  "phone": "(555) 010-0199",\n  "placeholders": ["/phone"],'),
  right: site('\n  "phone": "(214) 555-0100",'),
  release: true,
};
