import type { RuleExample } from "../../pipeline/rule.ts";
import { text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("Write to [the baker](mailto:crumb@gmial.com)."),
  right: text("Write to [the baker](mailto:crumb@gmail.com)."),
};
