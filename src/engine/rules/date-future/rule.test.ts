import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a day to come",
    { "pages/team.json": pageText("Team", { reviewed: "2027-01-01" }) },
    "date-future pages/team.json The day 2027-01-01 has not come yet.",
  ],
  [
    "the day after, which it is already somewhere on earth",
    { "pages/team.json": pageText("Team", { reviewed: "2026-11-22", updated: "2026-11-21" }) },
    "",
  ],
  [
    "the day after that",
    { "pages/team.json": pageText("Team", { published: "2026-11-23" }) },
    "date-future pages/team.json The day 2026-11-23 has not come yet.",
  ],
  [
    "a change to come",
    { "pages/team.json": pageText("Team", { updated: "2026-12-01" }) },
    "date-future pages/team.json The day 2026-12-01 has not come yet.",
  ],
  [
    "a day to come on a page that nobody sees",
    { "pages/team.json": pageText("Team", { published: "2027-01-01", hidden: true }) },
    "",
  ],
  [
    "a day to come that is none",
    { "pages/team.json": pageText("Team", { published: "2027-02-29" }) },
    "date-invalid pages/team.json",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
