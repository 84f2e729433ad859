import { expect, it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";
import { reportedOnVisit } from "../../../testing/visit-page.ts";

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

it("stands below a heading that any block of the page shows, as its definition or its own heading says", async () => {
  const text = { type: "rich-text", text: "### B\n\nText." };
  const bare = ["heading-order /blocks/1/text"];
  expect(await reportedOnVisit([text])).toEqual(bare);
  expect(await reportedOnVisit([text, { type: "stats", eyebrow: "A", items: [] }])).toContain(
    bare[0],
  );
  expect(await reportedOnVisit([text, { type: "cta", title: "Come by" }])).toEqual([]);
  const article = { type: "article-body", sections: [{ anchor: "a", heading: "A" }] };
  expect(await reportedOnVisit([text, article])).not.toContain(bare[0]);
});
