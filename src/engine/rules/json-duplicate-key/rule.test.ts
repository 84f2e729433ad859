import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a field twice",
    { "pages/team.json": pageText("Team").replace("{", '{ "title": "Team",') },
    "json-duplicate-key pages/team.json",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
