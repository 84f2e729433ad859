import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a change before the beginning",
    { "pages/team.json": pageText("Team", { published: "2026-02-01", updated: "2026-01-01" }) },
    "date-order pages/team.json",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
