import { describe, expect, it } from "vitest";
import { reportedOnVisit } from "../../../testing/visit-page.ts";

describe("two dark sections", () => {
  const text = (tone: string, words = `In ${tone}.`) => ({ type: "rich-text", text: words, tone });

  it("are reported at the second and every further one", async () => {
    const blocks = [text("dark"), text("plain"), text("dark", "Two."), text("dark", "Three.")];
    expect(await reportedOnVisit(blocks)).toEqual([
      "section-dark /blocks/3/tone",
      "section-dark /blocks/4/tone",
    ]);
  });

  it("are none with one, or with other tones", async () => {
    expect(await reportedOnVisit([text("dark"), text("tinted"), text("plain")])).toEqual([]);
  });
});
