import type { RuleExample } from "../../pipeline/rule.ts";

export const example: RuleExample = {
  file: "notes.txt",
  wrong: "Remember the opening hours.\n",
  right: "",
};
