import { describe, expect, it } from "vitest";
import { reportedOnVisit } from "../../../testing/visit-page.ts";

describe("names of facts", () => {
  it.each(["__proto__", "", " ", "a{b", "b}c", " opening", "!"])("%j is none", async (name) => {
    const facts = JSON.parse(`{ ${JSON.stringify(name)}: "seven" }`);
    const lines = await reportedOnVisit([], {}, { facts });
    expect(lines).toEqual([`fact-name _site.json /facts/${name}`]);
  });

  it("are fine with letters, digits and what joins them", async () => {
    const facts = {
      opening: "a",
      monthlyFrom: "b",
      "bread-from": "c",
      price_2026: "d",
      Öffnung: "e",
      "2nd": "f",
    };
    expect(await reportedOnVisit([], {}, { facts })).toEqual([]);
  });
});
