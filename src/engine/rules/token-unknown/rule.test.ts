import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../testing/examine-files.ts";
import { EXAMPLE_SITE } from "../example-site.ts";

const page = (title: string, blocks: unknown[], fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
  blocks: [{ type: "hero" }, ...blocks],
});
const text = (words: string) => ({ type: "rich-text", text: words });
const site = (fields: string) =>
  (EXAMPLE_SITE["_site.json"] ?? "").replace('"brand"', `${fields}, "brand"`);
/** `file rule message hint` of everything that is found in a whole site with some files more. */
async function reported(files: SiteFiles): Promise<string[]> {
  const around = Object.entries(EXAMPLE_SITE).map(([path, content]) => [`pages/${path}`, content]);
  const { located } = await examineFiles({ ...Object.fromEntries(around), ...files });
  return located.map(
    ({ file, rule, message, hint }) => `${file.replace("pages/", "")} ${rule} ${message} ${hint}`,
  );
}

describe("a value that several texts ask for in vain", () => {
  const uses = {
    "pages/visit.json": page("Visit", [text("From {facts.price}."), text("Only {facts.price}!")]),
  };

  it("is reported once, where it seems to have been renamed", async () => {
    const facts = site('"facts": { "hours": "seven", "cost": "$5" }');
    const used = { "pages/street.json": page("Street", [text("{facts.hours}")]) };
    expect(await reported({ ...uses, ...used, "pages/_site.json": facts })).toEqual([
      '_site.json token-unknown {facts.price} has no value, and stands in 2 texts, for example in pages/visit.json. Was it renamed to "cost"? Give it back its name, or write {facts.cost} in those texts.',
    ]);
  });

  it("is reported once, where it could be, when it is gone", async () => {
    const facts = '"facts": { "hours": "seven", "days": "Monday" }';
    const used = { "pages/street.json": page("Street", [text("{facts.hours} {facts.days}")]) };
    expect(await reported({ ...uses, ...used, "pages/_site.json": site(facts) })).toEqual([
      '_site.json token-unknown {facts.price} has no value, and stands in 2 texts, for example in pages/visit.json. Add "price" here, or change those texts.',
    ]);
  });

  it("is a mistake of each text, when it is a misspelt one", async () => {
    const files = {
      "pages/visit.json": page("Visit", [text("{brand} and {brant}."), text("By {brant}.")]),
    };
    expect((await reported(files)).map((line) => line.split(" has")[0])).toEqual([
      "visit.json token-unknown {brant}",
      "visit.json token-unknown {brant}",
    ]);
  });

  it("is reported once, when it is asked for too often to be misspelt", async () => {
    const facts = site('"facts": { "priced": "$5" }');
    const asked = (times: number) => [
      text("{facts.priced}"),
      ...Array.from({ length: times }, (_, at) => text(`From {facts.price} for ${at + 1}.`)),
    ];
    const filesAt = async (times: number) =>
      (
        await reported({
          "pages/visit.json": page("Visit", asked(times)),
          "pages/_site.json": facts,
        })
      ).map((line) => line.split(" ")[0]);
    expect(await filesAt(3)).toEqual(["visit.json", "visit.json", "visit.json"]);
    expect(await filesAt(4)).toEqual(["_site.json"]);
  });

  it("is a mistake of the text, when one text asks for it only", async () => {
    const files = { "pages/visit.json": page("Visit", [text("From {facts.price}.")]) };
    expect((await reported(files))[0]).toContain(
      "visit.json token-unknown {facts.price} has no value.",
    );
  });

  it("is not reported as a marked value that is missing, too", async () => {
    const files = {
      "pages/_site.json": site('"placeholders": ["/phone"]'),
      "pages/visit.json": page("Visit", [text("{phone}")]),
    };
    expect((await reported(files)).map((line) => line.split(" ")[1])).toEqual(["token-unknown"]);
  });
});
