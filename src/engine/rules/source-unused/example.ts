import type { RuleExample } from "../../pipeline/rule.ts";
import { SOURCES } from "../example-site.ts";

export const example: RuleExample = {
  file: "_data/sources.json",
  wrong: SOURCES,
  right: '{\n  "sources": {}\n}\n',
};
