import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a second path that is a page",
    { "pages/team.json": pageText("Team", { aliases: ["/visit"] }) },
    "alias-clash pages/team.json The old address /visit is already answered by pages/visit.json.",
  ],
  [
    "a second path given on two pages",
    {
      "pages/team.json": pageText("Team", { aliases: ["/x"] }),
      "pages/visit.json": pageText("Visit", { aliases: ["/x"] }),
    },
    "alias-clash pages/visit.json The old address /x is already answered by pages/team.json.",
  ],
  [
    "a second path given twice",
    { "pages/team.json": pageText("Team", { aliases: ["/x", "/x"] }) },
    "alias-clash pages/team.json The old address /x is given twice.",
  ],
  [
    "a path that leads to itself",
    { "pages/team.json": pageText("Team", { aliases: ["/team"] }) },
    "alias-clash pages/team.json The old address /team is the path of this page itself; it would lead in a circle.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
