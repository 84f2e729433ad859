import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a day to come",
    { "pages/team.json": pageText("Team", { reviewed: "2027-01-01" }) },
    "date-future pages/team.json The day 2027-01-01 has not come yet.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
