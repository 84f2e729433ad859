import { describe, expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";
import { planChangeFact } from "./change-fact.ts";

const page = (title: string, ...blocks: object[]) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }, ...blocks],
});
const text = (words: string) => ({ type: "rich-text", text: words });

async function planFor(name: string, value: string) {
  const { site, loaded, folder } = await examineFiles({
    "pages/_site.json": {
      brand: "Example",
      url: "https://www.example.com",
      language: "en-US",
      facts: { year: "$480", week: "$10", day: "$2" },
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
    },
    "pages/index.json": page("Home", { type: "cards", pages: "below" }),
    "pages/bread.json": page("Bread", text("A year is {facts.year}.")),
    "pages/tart.json": page("Tart", text("A day is {facts.day}.")),
    "pages/cake.json": page("Cake", { use: "price" }),
    "pages/_shared/price.json": { block: text("All of it for {facts.year}.") },
  });
  const plan = planChangeFact(
    { site, textOf: loaded.textOf, pages: `${folder}/pages`, cwd: folder, schemaFolder: "schema" },
    { name, value },
  );
  return { plan, text: [...plan.writes.values()].join() };
}

describe("a new value for a fact", () => {
  it("is written once, and counted where it is shown", async () => {
    const { plan, text } = await planFor("year", "$520");
    expect(plan.writes.size).toBe(1);
    expect(JSON.parse(text).facts).toEqual({ year: "$520", week: "$10", day: "$2" });
    expect([plan.renames, plan.deletes]).toEqual([[], []]);
    expect(plan.summary).toEqual(["Changed {facts.year} from $480 to $520.", "2 pages show it."]);
  });

  it("is counted where no page shows it", async () => {
    const { plan } = await planFor("week", "$12");
    expect(plan.summary.at(-1)).toBe("No page shows it yet.");
  });

  it("is counted where one page shows it", async () => {
    const { plan } = await planFor("day", "$3");
    expect(plan.summary.at(-1)).toBe("One page shows it.");
  });

  it.each([
    ["an unknown fact", "month", "$40", "There is no fact “month”."],
    [
      "a name that objects have by themselves",
      "constructor",
      "$40",
      "There is no fact “constructor”.",
    ],
    ["the value that it has", "year", "$480", "The fact “year” has this value already."],
    ["no value", "year", " ", "The fact “year” has this value already."],
  ])("is rejected for %s", async (_, name, value, reason) => {
    await expect(planFor(name, value)).rejects.toThrow(reason);
  });
});
