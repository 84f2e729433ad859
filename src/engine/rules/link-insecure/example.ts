import type { RuleExample } from "../../pipeline/rule.ts";
import { text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("See [the map](http://www.example.org/map)."),
  right: text("See [the map](https://www.example.org/map)."),
};
