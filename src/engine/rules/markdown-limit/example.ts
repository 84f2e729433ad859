import type { RuleExample } from "../../pipeline/rule.ts";
import { text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text(`${"> ".repeat(30)}From seven.`),
  right: text("> From seven."),
};
