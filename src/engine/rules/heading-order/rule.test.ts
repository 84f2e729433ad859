import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a heading that skips a level",
    {
      "pages/team.json": pageText("Team", {
        blocks: [{ type: "hero" }, { type: "rich-text", title: "A", text: "### B\n\n##### C" }],
      }),
    },
    "heading-order pages/team.json The heading “C” skips a level",
  ],
  [
    "a heading without one above it",
    {
      "pages/team.json": pageText("Team", {
        blocks: [{ type: "hero" }, { type: "rich-text", text: "### B\n\nText." }],
      }),
    },
    "heading-order pages/team.json The heading “B” stands in a section without a heading of its own.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
