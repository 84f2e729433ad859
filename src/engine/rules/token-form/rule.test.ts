import { it } from "vitest";
import { postFile, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a token",
    { "pages/_blog/a.json": postFile({ title: { rendered: "{brand}, {other} and {}" } }) },
    "token-form pages/_blog/a.json “{brand}” is not filled in here",
  ],
  [
    "a text still to be written",
    { "pages/_blog/a.json": postFile({ excerpt: { rendered: "<p>{fill: what it says}</p>" } }) },
    "token-form pages/_blog/a.json “{fill: what it says}” is not filled in here",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
