import { it } from "vitest";
import { postFile, type RuleCase, tryArticles } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a token",
    { "pages/_blog/a.md": postFile("x", "title: '{brand}, {other} and {}'\ndate: 2026-03-15") },
    "token-form pages/_blog/a.md “{brand}” is not filled in here",
  ],
  [
    "a text still to be written",
    { "pages/_blog/a.md": postFile("{fill: what it says}") },
    "token-form pages/_blog/a.md “{fill: what it says}” is not filled in here",
  ],
])("%s", (_, files, expected) => tryArticles(files, expected));
