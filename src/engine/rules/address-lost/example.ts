import type { RuleExample } from "../../pipeline/rule.ts";

export const example: RuleExample = {
  file: "_addresses.json",
  wrong: '["/", "/opening-hours", "/visit"]\n',
  right: '["/", "/visit"]\n',
};
