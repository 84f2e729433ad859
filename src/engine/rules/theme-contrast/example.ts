import type { RuleExample } from "../../pipeline/rule.ts";

export const example: RuleExample = {
  file: "_theme.json",
  wrong: '{\n  "look": "ledger",\n  "colors": { "brand": "#ffd400" }\n}\n',
  right: '{\n  "look": "ledger",\n  "colors": { "brand": "#8a1538" }\n}\n',
};
