import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

const features = (icon: string) =>
  page(
    `{ "type": "hero" }, { "type": "features", "items": [{ "icon": "${icon}", "title": "By bus", "text": "Line four." }, { "title": "On foot", "text": "Up the hill." }] }`,
  );

export const example: RuleExample = {
  file: "visit.json",
  wrong: features("buss"),
  right: features("bus"),
};
