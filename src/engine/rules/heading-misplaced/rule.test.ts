import { describe, expect, it } from "vitest";
import { reportedOnVisit } from "../../../testing/visit-page.ts";

describe("headings where none belong", () => {
  it.each<[string, object, string]>([
    [
      "the sentence under the main heading",
      { type: "cta", title: "A", description: "# Now" },
      "/blocks/1/description",
    ],
    [
      "a point of a list",
      { type: "list", title: "A", items: ["## Rye", "Oat"] },
      "/blocks/1/items/0",
    ],
    [
      "an answer",
      { type: "faq", title: "A", items: [{ question: "Q?", answer: ["### So", "", "It is."] }] },
      "/blocks/1/items/0/answer",
    ],
    [
      "an introduction",
      { type: "lead-form", title: "A", intro: "# Write to us" },
      "/blocks/1/intro",
    ],
  ])("%s", async (_, block, pointer) => {
    expect(await reportedOnVisit([block])).toEqual([`heading-misplaced ${pointer}`]);
  });

  it("are fine in running text, and # is fine elsewhere", async () => {
    const blocks = [
      { type: "rich-text", title: "A", text: ["### Rye", "", "It is dark."] },
      { type: "list", title: "B", items: ["We are #1 in town", "Rye"] },
    ];
    expect(await reportedOnVisit(blocks)).toEqual([]);
  });
});
