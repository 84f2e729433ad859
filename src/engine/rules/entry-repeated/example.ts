import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: page(
    '{ "type": "hero" }, { "type": "faq", "items": [{ "question": "When?", "answer": "From seven." }, { "question": "When?", "answer": "Until six." }] }',
  ),
  right: page(
    '{ "type": "hero" }, { "type": "faq", "items": [{ "question": "When?", "answer": "From seven until six." }] }',
  ),
};
