import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../../testing/examine-files.ts";
import { EXAMPLE_SITE } from "../../example-site.ts";

const page = (title: string, blocks: unknown[], fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
  blocks: [{ type: "hero" }, ...blocks],
});
const text = (words: string) => ({ type: "rich-text", text: words });
const LONG = Array.from({ length: 30 }, (_, at) => `word${at}`).join(" ");
/** `file rule message hint` of everything that is found in a whole site with some files more. */
async function reported(files: SiteFiles): Promise<string[]> {
  const around = Object.entries(EXAMPLE_SITE).map(([path, content]) => [`pages/${path}`, content]);
  const { located } = await examineFiles({ ...Object.fromEntries(around), ...files });
  return located.map(
    ({ file, rule, message, hint }) => `${file.replace("pages/", "")} ${rule} ${message} ${hint}`,
  );
}

describe("what stands on two pages is reported at the one that does not name itself", () => {
  it("for a title", async () => {
    const files = {
      "pages/abilene.json": page("Houston", [], { description: "Bakers in Abilene, Texas." }),
      "pages/houston.json": page("Houston", [text("All about Houston, and Houston alone.")]),
      "pages/lubbock.json": page("Houston", [], { description: "Bread from Houston." }),
    };
    expect((await reported(files)).map((line) => line.split(" Give")[0])).toEqual([
      "abilene.json head-repeated The page /houston has the same title.",
      "lubbock.json head-repeated The page /houston has the same title.",
    ]);
  });

  it("for a paragraph", async () => {
    const files = {
      "pages/abilene.json": page("Bakers", [text(`${LONG} in Houston`)]),
      "pages/houston.json": page("Houston", [text(`${LONG} in Houston`)]),
    };
    expect((await reported(files)).map((line) => line.split(" Write")[0])).toEqual([
      "abilene.json content-repeated This paragraph stands on /houston as well.",
    ]);
  });

  it("and a paragraph twice on one page stands on that page", async () => {
    expect(await reported({ "pages/visit.json": page("Visit", [text(LONG), text(LONG)]) })).toEqual(
      [
        "visit.json content-repeated This paragraph stands on this page twice. Delete one of the two.",
      ],
    );
  });
});
