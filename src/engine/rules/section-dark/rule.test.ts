import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
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

  it("are reported at the use of a shared block", async () => {
    const dark = { type: "rich-text", text: "In the dark.", tone: "dark" };
    const { issues } = await examineFiles({
      "pages/_site.json": {
        brand: "Example",
        url: "https://www.example.com",
        language: "en-US",
        navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
        footer: { groups: [] },
      },
      "pages/_shared/night.json": { block: dark },
      "pages/index.json": {
        title: "Home",
        description: "What is here.",
        blocks: [{ type: "hero" }, { ...dark, text: "Dark, too." }, { use: "night" }],
      },
    });
    expect(issues.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "section-dark /blocks/2",
    ]);
  });

  it("are none with one, or with other tones", async () => {
    expect(await reportedOnVisit([text("dark"), text("tinted"), text("plain")])).toEqual([]);
  });
});
