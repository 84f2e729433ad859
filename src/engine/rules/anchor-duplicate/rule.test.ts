import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "the same anchor twice",
    {
      "pages/team.json": pageText("Team", {
        blocks: [
          { type: "hero" },
          { type: "cta", title: "A", anchor: "a" },
          { type: "cta", title: "B", anchor: "a" },
        ],
      }),
    },
    'anchor-duplicate pages/team.json The anchor "a" stands twice',
  ],
  [
    "an anchor of the frame",
    {
      "pages/team.json": pageText("Team", {
        blocks: [{ type: "hero" }, { type: "cta", title: "A", anchor: "main" }],
      }),
    },
    'anchor-duplicate pages/team.json The anchor "main" is used by the page itself',
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
