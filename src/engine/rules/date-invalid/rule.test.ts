import { it } from "vitest";
import {
  pageText,
  postFile,
  type RuleCase,
  tryArticles,
  tryCase,
} from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a day that is none",
    { "pages/team.json": pageText("Team", { reviewed: "2026-13-01" }) },
    "date-invalid pages/team.json 2026-13-01 is not in the calendar.",
  ],
  [
    "a 29th of February",
    { "pages/team.json": pageText("Team", { reviewed: "2025-02-29" }) },
    "date-invalid pages/team.json 2025-02-29 is not in the calendar.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));

it.each<RuleCase>([
  [
    "a day of an article that is none",
    { "pages/_blog/a.md": postFile("x", "title: A\ndate: 2026-02-30") },
    "date-invalid pages/_blog/a.md",
  ],
  [
    "an hour that is none",
    { "pages/_blog/a.md": postFile("x", "title: A\ndate: 2026-02-20T29:00") },
    "date-invalid pages/_blog/a.md",
  ],
])("%s", (_, files, expected) => tryArticles(files, expected));
