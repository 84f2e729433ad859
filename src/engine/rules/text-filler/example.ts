import type { RuleExample } from "../../pipeline/rule.ts";
import { text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("Lorem ipsum dolor sit amet."),
  right: text("We are at the corner."),
};
