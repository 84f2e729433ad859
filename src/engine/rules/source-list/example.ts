import type { RuleExample } from "../../pipeline/rule.ts";
import { citing, SOURCES, text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("Section 12 says when we open."),
  right: citing("Section 12 says when we open."),
  beside: { "_data/sources.json": SOURCES },
};
