import type { RuleExample } from "../../pipeline/rule.ts";
import { text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("We recieve guests from seven."),
  right: text("We receive guests from seven."),
};
