import { describe, expect, it } from "vitest";
import { reportedOnVisit } from "../../../testing/visit-page.ts";

describe("a title", () => {
  it.each([
    ["Where we are | Example", "Where we are"],
    ["Where we are – Example", "Where we are"],
    ["Example: where we are", "where we are"],
    ["Where we are | example", "Where we are"],
    ["Where we are | {brand}", "Where we are"],
  ])("%s has the name of the site in it", async (headTitle) => {
    expect(await reportedOnVisit([], { headTitle })).toEqual(["head-brand /headTitle"]);
  });

  it("may have it as a part of a sentence", async () => {
    for (const headTitle of [
      "What Example bakes",
      "Example bread",
      "About Example",
      "Examples | Bread",
    ])
      expect(await reportedOnVisit([], { headTitle })).toEqual([]);
  });
});
