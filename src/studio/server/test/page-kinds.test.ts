import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Overview, PlanAnswer } from "../../contract/answers.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

const TEMPLATE = {
  label: "a loaf",
  ask: { in: "Of which flour?", name: "What is it called?" },
  path: "/breads/<in>/<name>",
  parent: "flour",
  page: { title: "<name>", description: "{fill: how <name> is baked}", blocks: [{ type: "hero" }] },
};
const FLOUR = {
  ...TEMPLATE,
  label: "a flour",
  ask: { name: "Which flour?" },
  path: "/breads/<name>",
  parent: undefined,
};
const BARLEY = { command: "new-of-kind", kind: "loaf", name: "Farmer's loaf", in: "Barley" };
let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
  mkdirSync(join(studio.folder, "templates"));
  writeTemplate("loaf", JSON.stringify(TEMPLATE));
  writeTemplate("flour", JSON.stringify(FLOUR));
}, PATIENCE);

afterAll(() => studio.stop());

function writeTemplate(kind: string, text: string): void {
  writeFileSync(join(studio.folder, `templates/${kind}.json`), text);
}

async function answer<Answer>(action: string, input: object): Promise<Answer> {
  return JSON.parse((await studio.ask(action, input)).text) as Answer;
}

it("makes a page of a kind with the page above it, and opens the page", async () => {
  const { kinds } = await answer<Overview>("overview", {});
  expect(kinds.map(({ label, hasParent }) => [label, hasParent])).toEqual([
    ["a flour", false],
    ["a loaf", true],
  ]);
  const plan = await answer<PlanAnswer>("plan", BARLEY);
  if (plan.outcome === "rejected") throw new Error(plan.message);
  expect(plan.summary[0]).toContain("It is hidden");
  const made = await answer<PlanAnswer>("apply", { ...BARLEY, id: plan.id });
  expect(made).toMatchObject({ opens: "breads/barley/farmers-loaf.json" });
  expect(JSON.parse(studio.read("pages/breads/barley/farmers-loaf.json"))).toMatchObject({
    title: "Farmer's loaf",
    description: "{fill: how Farmer's loaf is baked}",
    hidden: true,
  });
  expect(JSON.parse(studio.read("pages/breads/barley.json"))).toMatchObject({ title: "Barley" });
});

it("says which template is none, and goes on without", async () => {
  writeTemplate("flour", '{ "label": ');
  const plan = await answer<PlanAnswer>("plan", { ...BARLEY, name: "Another" });
  expect(plan).toMatchObject({
    outcome: "rejected",
    message: expect.stringContaining("templates/flour.json is no template"),
  });
});
