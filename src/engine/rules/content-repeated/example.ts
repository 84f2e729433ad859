import type { RuleExample } from "../../pipeline/rule.ts";
import { text } from "../example-site.ts";

/** A paragraph that is long enough to count. */
const LONG = Array.from({ length: 30 }, (_, at) => `word${at}`).join(" ");

export const example: RuleExample = {
  file: "visit.json",
  wrong: text(LONG),
  right: text("Bread is baked at four and sold from seven."),
  beside: { "street.json": text(LONG, "Street") },
};
