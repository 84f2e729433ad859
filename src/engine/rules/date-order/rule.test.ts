import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a change before the beginning",
    { "pages/team.json": pageText("Team", { published: "2026-02-01", updated: "2026-01-01" }) },
    "date-order pages/team.json",
  ],
  [
    "a review before the beginning",
    { "pages/team.json": pageText("Team", { published: "2026-02-01", reviewed: "2026-01-31" }) },
    "date-order pages/team.json The page was reviewed on 2026-01-31, before it was published on 2026-02-01.",
  ],
  [
    "everything on the first day",
    {
      "pages/team.json": pageText("Team", {
        published: "2026-02-01",
        updated: "2026-02-01",
        reviewed: "2026-02-01",
      }),
    },
    "",
  ],
  [
    "a change of a page without a beginning",
    { "pages/team.json": pageText("Team", { updated: "2026-02-01" }) },
    "",
  ],
  [
    "a change before a beginning that is no day",
    { "pages/team.json": pageText("Team", { published: "2026-02-30", updated: "2026-01-01" }) },
    "date-invalid pages/team.json",
  ],
  [
    "a change on no day before the beginning",
    { "pages/team.json": pageText("Team", { published: "2026-02-01", updated: "2025-02-30" }) },
    "date-invalid pages/team.json",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
