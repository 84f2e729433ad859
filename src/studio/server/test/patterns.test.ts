import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Overview } from "../../contract/answers.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

const BLOCKS = [{ type: "hero" }, { use: "hours", with: { title: "When we open" } }];
const WISH = { label: "Opening with hours", blocks: BLOCKS };
let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
}, PATIENCE);

afterAll(() => studio.stop());

async function patterns(): Promise<Overview["patterns"]> {
  return (JSON.parse((await studio.ask("overview", {})).text) as Overview).patterns;
}

it("keeps parts as a file that reads well, never over another one, and forgets them", async () => {
  for (const name of ["opening-with-hours", "opening-with-hours-2"]) {
    const { text } = await studio.ask("save-pattern", WISH);
    expect(JSON.parse(text)).toEqual({ name });
  }
  expect(studio.read("patterns/opening-with-hours.json")).toBe(
    `${JSON.stringify(WISH, null, 2)}\n`,
  );
  expect(await patterns()).toMatchObject([{ ...WISH, name: "opening-with-hours" }, WISH]);
  await studio.ask("forget-pattern", { name: "opening-with-hours-2" });
  expect(await patterns()).toHaveLength(1);
  expect(existsSync(join(studio.folder, "patterns/opening-with-hours-2.json"))).toBe(false);
});

it.each([
  ["no name", { ...WISH, label: "  " }],
  ["no parts", { ...WISH, blocks: [] }],
  ["what is no part", { ...WISH, blocks: [{ type: "hero" }, "hero"] }],
  ["too much", { ...WISH, blocks: Array.from({ length: 51 }, () => ({ type: "hero" })) }],
])("keeps nothing with %s", async (_, wish) => {
  const before = await patterns();
  expect((await studio.ask("save-pattern", wish)).status).toBe(400);
  expect(await patterns()).toEqual(before);
});

it.each(["../pages/visit", "none"])("forgets no other file: %s", async (name) => {
  expect((await studio.ask("forget-pattern", { name })).status).toBe(404);
  expect(existsSync(join(studio.folder, "pages/visit.json"))).toBe(true);
});

it("has the others where one is damaged", async () => {
  mkdirSync(join(studio.folder, "patterns"), { recursive: true });
  writeFileSync(join(studio.folder, "patterns/damaged.json"), '{ "label": ');
  writeFileSync(
    join(studio.folder, "patterns/whole.json"),
    JSON.stringify({ ...WISH, label: "Whole" }),
  );
  expect((await patterns()).map(({ label }) => label)).toContain("Whole");
});
