import { expect, it } from "vitest";
import { examineFolder } from "../../../testing/examine-files.ts";
import { pageText, type RuleCase, tryCase, writeBeside } from "../../../testing/rule-cases.ts";
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

it.each<[text: string, hints: string[]]>([
  ["# A\n\n## B\n\n### C\n\n#### D", []],
  ["#### A", ["Begin it with ### instead of ####."]],
  [
    "### A\n\n##### B\n\n###### C",
    ["Begin it with #### instead of #####.", "Begin it with ##### instead of ######."],
  ],
  ["### A\n\n#### B\n\n### C\n\n##### D", ["Begin it with #### instead of #####."]],
  ["## A\n\n#### B", []],
])("headings in the text %j: %j", async (text, hints) => {
  const blocks = [{ type: "hero" }, { type: "rich-text", title: "Above", text: `${text}\n\nEnd.` }];
  const { issues } = await examineFolder(
    writeBeside({ "pages/team.json": pageText("Team", { blocks }) }),
  );
  expect(issues.map(({ hint }) => hint)).toEqual(hints);
});

it("headings of two texts are counted by themselves", async () => {
  const text = (title: string, words: string) => ({ type: "rich-text", title, text: words });
  const blocks = [text("One", "### A\n\nB."), text("Two", "#### C\n\nD.")];
  expect(await reportedOnVisit(blocks)).toEqual(["heading-order /blocks/2/text"]);
});

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
