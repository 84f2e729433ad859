import type { RuleExample } from "../../pipeline/rule.ts";
import { text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("Come to our cafÃ©."),
  right: text("Come to our café."),
};
