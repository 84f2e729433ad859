import type { RuleExample } from "../../pipeline/rule.ts";

export const example: RuleExample = {
  file: "_strings.json",
  wrong: '{\n  "frame.callNumber": "Ring {number}"\n}\n',
  right: '{\n  "frame.callNumber": "Ring {phone}"\n}\n',
};
