import type { RuleExample } from "../../pipeline/rule.ts";
import { text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: text("Welcome to {brant}."),
  right: text("Welcome to {brand}."),
};
