import { describe, expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";
import { planRemoveFact, planRenameFact } from "./fact-names.ts";
import type { Plan } from "./plan.ts";
import { usageOf } from "./usage.ts";

const page = (title: string, ...blocks: object[]) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }, ...blocks],
});
const text = (words: string) => ({ type: "rich-text", text: words });

async function exampleSite() {
  const { site, loaded, folder } = await examineFiles({
    "pages/_site.json": {
      brand: "Example",
      url: "https://www.example.com",
      language: "en-US",
      phone: "(555) 010-0199",
      facts: { year: "$480", offer: "{facts.year} a year", day: "$2", old: "$1" },
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { note: "From {facts.day}", groups: [] },
    },
    "pages/index.json": page("Home", { type: "cards", pages: "below" }),
    "pages/bread.json": page("Bread", text("A year is { facts.year }.")),
    "pages/tart.json": page("Tart", text("We offer {facts.offer}.")),
    "pages/cake.json": page("Cake", { use: "price" }),
    "pages/_shared/price.json": { block: text("All of it for {facts.year}, {facts.yearly}.") },
  });
  const pages = `${folder}/pages`;
  return { site, textOf: loaded.textOf, pages, cwd: folder, schemaFolder: "schema" };
}

/** What a plan writes, by the names of files. */
function written({ writes }: Plan): Record<string, string> {
  return Object.fromEntries(
    [...writes].map(([file, text]) => [file.replace(/^.*\/pages\//, ""), text]),
  );
}

it("tells on which pages a value is shown: by texts, by values of others, by shared blocks, and around all", async () => {
  const { site } = await exampleSite();
  const { tokens, shared } = usageOf(site);
  expect(tokens.get("facts.year")?.toSorted()).toEqual(["/bread", "/cake", "/tart"]);
  expect(tokens.get("facts.offer")).toEqual(["/tart"]);
  expect(tokens.get("facts.old")).toBeUndefined();
  expect(tokens.get("facts.day")).toHaveLength(5);
  expect(tokens.get("phone")).toHaveLength(5);
  expect(shared.get("price")).toEqual(["/cake"]);
});

describe("another name for a fact", () => {
  it("is written wherever the fact is, and nothing else is changed", async () => {
    const plan = planRenameFact(await exampleSite(), { name: "year", to: "perYear" });
    const files = written(plan);
    expect(Object.keys(files).toSorted()).toEqual([
      "_shared/price.json",
      "_site.json",
      "bread.json",
    ]);
    expect(Object.keys(JSON.parse(files["_site.json"] ?? "").facts)).toEqual([
      "perYear",
      "offer",
      "day",
      "old",
    ]);
    expect(files["_site.json"]).toContain("{facts.perYear} a year");
    expect(files["_shared/price.json"]).toContain("{facts.perYear}, {facts.yearly}");
    expect(plan.summary).toEqual(["Renamed “year” to “perYear”.", "Changed 3 texts."]);
  });

  it.each([
    ["month", "x", "There is no fact “month”."],
    ["year", "day", "There is a fact “day” already."],
    ["year", "{x}", "A name has letters and digits."],
  ])("is rejected with its reason: %s to %s", async (name, to, words) => {
    const site = await exampleSite();
    expect(() => planRenameFact(site, { name, to })).toThrow(words);
  });
});

describe("a fact that is taken away", () => {
  it("leaves its value in the texts that show it", async () => {
    const plan = planRemoveFact(await exampleSite(), "year");
    const files = written(plan);
    expect(JSON.parse(files["_site.json"] ?? "").facts).toEqual({
      offer: "$480 a year",
      day: "$2",
      old: "$1",
    });
    expect(files["bread.json"]).toContain("A year is $480.");
    expect(plan.summary).toEqual(["Removed “year”.", "Wrote “$480” into 3 texts."]);
  });

  it("changes the site file alone when no text shows it", async () => {
    const plan = planRemoveFact(await exampleSite(), "old");
    expect(Object.keys(written(plan))).toEqual(["_site.json"]);
    expect(plan.summary.at(-1)).toBe("No text shows it.");
  });
});
