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
const LONG = Array.from({ length: 30 }, (_, at) => `word${at}`).join(" ");
const about = (name: string) =>
  Array.from({ length: 20 }, (_, at) =>
    text(`Sentence ${at} of ten words that tells about bread in ${name}.`),
  );

/** `file rule message hint` of everything that is found in a whole site with some files more. */
async function issues(files: SiteFiles): Promise<string[]> {
  const around = Object.entries(EXAMPLE_SITE).map(([path, content]) => [`pages/${path}`, content]);
  const { located } = await examineFiles({ ...Object.fromEntries(around), ...files });
  return located.map(
    ({ file, rule, message, hint }) => `${file.replace("pages/", "")} ${rule} ${message} ${hint}`,
  );
}

it("a page like several others is reported with the one that it is most like", async () => {
  const rye = (title: string, count: number) =>
    page(title, [
      ...about("Rye").slice(0, count),
      ...Array.from({ length: 20 - count }, (_, at) =>
        text(Array.from({ length: 11 }, (_word, word) => `${title}${at}x${word}`).join(" ")),
      ),
    ]);
  const lines = await issues({
    "pages/a.json": rye("Alpha", 9),
    "pages/b.json": rye("Beta", 18),
    "pages/z.json": page("Zeta", about("Rye")),
  });
  expect(
    lines.filter((line) => line.startsWith("z.json")).map((line) => line.split(" as ")[0]),
  ).toEqual([expect.stringMatching(/stands on \/b$/)]);
});

describe("a page that was copied is one finding, at the copy", () => {
  const original = page("Houston", [...about("Houston"), text(LONG)]);
  const copied = (files: SiteFiles) =>
    issues({ "pages/houston.json": original, ...files }).then((lines) =>
      lines.map((line) => line.split(" Say ")[0]),
    );

  it("when it is the same word by word, and before the original in the alphabet", async () => {
    expect(await copied({ "pages/abilene.json": original })).toEqual([
      "abilene.json content-similar This page is a copy of /houston: 100 % of its words, its title, its description and 1 long paragraph.",
    ]);
  });

  it("when its file is named after the original", async () => {
    for (const name of ["houston-2", "houston-copy", "copy-of-houston"])
      expect((await copied({ [`pages/${name}.json`]: original }))[0]).toContain(
        `${name}.json content-similar This page is a copy of /houston:`,
      );
  });

  it("when its title was changed", async () => {
    expect(await copied({ "pages/abilene.json": { ...original, title: "Abilene" } })).toEqual([
      "abilene.json content-similar This page is a copy of /houston: 100 % of its words, its description and 1 long paragraph.",
    ]);
  });

  it("when its file is named after an original that comes before it", async () => {
    const issues = await copied({
      "pages/bakery.json": original,
      "pages/copy-of-bakery.json": original,
    });
    expect(issues.map((line) => line?.split(":")[0])).toContain(
      "copy-of-bakery.json content-similar This page is a copy of /bakery",
    );
  });

  it("when some of it was written anew", async () => {
    const blocks = [
      ...original.blocks.slice(0, -4),
      text("Something else that is baked in Abilene only."),
    ];
    expect((await copied({ "pages/abilene.json": { ...original, blocks } }))[0]).toMatch(
      /^abilene.json content-similar This page is a copy of \/houston: 9\d % of its words,/,
    );
  });

  it("and is no copy when it has less than most of its words from the other", async () => {
    const other = (name: string) =>
      Array.from({ length: 20 }, (_, at) =>
        text(
          `${name} ${at} has its own ${name} and its very own things of ${name} for ${name} ${at}.`,
        ),
      );
    const [line] = await copied({
      "pages/houston.json": page("Houston", [...about("Houston"), ...other("oven")]),
      "pages/abilene.json": page("Abilene", [...about("Houston"), ...other("mill")]),
    });
    expect(line).toMatch(/^abilene.json content-similar \d\d % of this page stands on \/houston/);
  });

  it("for every copy", async () => {
    const issues = await copied({ "pages/abilene.json": original, "pages/lubbock.json": original });
    expect(issues.map((line) => line?.split(":")[0])).toEqual([
      "abilene.json content-similar This page is a copy of /houston",
      "lubbock.json content-similar This page is a copy of /houston",
    ]);
  });

  it("and blames nobody when neither gives itself away", async () => {
    const renamed = JSON.parse(JSON.stringify(original).replaceAll("Houston", "Abilene"));
    expect(await copied({ "pages/abilene.json": renamed })).toEqual([
      "houston.json content-similar 100 % of this page stands on /abilene as well, 1 long paragraph included.",
    ]);
  });
});
