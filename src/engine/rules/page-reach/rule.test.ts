import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a page nobody leads to",
    { "pages/a/b.json": pageText("Team") },
    "page-reach pages/a/b.json No page leads to this one.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
