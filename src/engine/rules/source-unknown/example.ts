import type { RuleExample } from "../../pipeline/rule.ts";
import { citing, SOURCES } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: citing("Section 13 and section 12 say when we open."),
  right: citing("Section 12 says when we open."),
  beside: { "_data/sources.json": SOURCES },
};
