import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

const cropped = (left: number) =>
  page(
    '{ "type": "hero" }',
    `\n  "picture": { "src": "/media/door.svg", "alt": "Our door", "crop": { "right": 40, "left": ${left} } },`,
  );

export const example: RuleExample = {
  file: "visit.json",
  wrong: cropped(60),
  right: cropped(20),
};
