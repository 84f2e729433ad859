import { afterAll, beforeAll, expect, it } from "vitest";
import type { Block } from "../../../engine/model/block.ts";
import type { OpenedPage, PlanAnswer, StudioIssue } from "../../contract/answers.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
}, PATIENCE);

afterAll(() => studio.stop());

async function ask<Data>(action: string, input: object = {}): Promise<Data> {
  return JSON.parse((await studio.ask(action, input)).text) as Data;
}

/** What is wrong with the page when its second block has another text. */
async function issuesWith(text: string): Promise<StudioIssue[]> {
  const { page } = await ask<OpenedPage>("open", { path: "visit.json" });
  const [hero, hours] = page.blocks as Block[];
  const changed = { ...page, blocks: [hero, { ...hours, text }] };
  return ask("check", { path: "visit.json", page: changed });
}

it("offers to add an unknown word, and is silent about it from then on", async () => {
  const text = "From seven. Ask for zwieflour. See [our rye](/breads/rye).";
  expect(await issuesWith(text)).toEqual([
    expect.objectContaining({ rule: "spelling", choice: { word: "zwieflour" } }),
  ]);
  expect((await studio.ask("add-word", { word: "zwieflour" })).status).toBe(200);
  expect(studio.read("pages/_words.txt")).toBe("zwieflour\n");
  expect(await issuesWith(text)).toEqual([]);
});

it.each(["", "two words", "../x", "a\nb", "<b>", "x".repeat(61)])(
  "takes no %j for a word",
  async (word) => {
    const before = studio.read("pages/_words.txt");
    const { status } = await studio.ask("add-word", { word });
    expect(status).toBe(400);
    expect(studio.read("pages/_words.txt")).toBe(before);
  },
);

it("offers the certain fix of a part of a text", async () => {
  const [issue] = await issuesWith("Write to [us](mailto:crumb@gmial.com).");
  expect(issue).toMatchObject({
    rule: "link-host",
    pointer: "/blocks/1/text",
    fix: { value: "mailto:crumb@gmail.com", excerpt: "mailto:crumb@gmial.com" },
  });
});

it("changes a fact everywhere once the plan is confirmed", async () => {
  const command = { command: "change-fact", name: "opening", value: "6 in the morning" };
  const plan = await ask<PlanAnswer>("plan", command);
  expect(plan).toMatchObject({ summary: expect.arrayContaining(["2 pages show it."]) });
  expect(studio.read("pages/_site.json")).toContain("7 in the morning");
  await ask("apply", { ...command, ...("id" in plan ? { id: plan.id } : {}) });
  expect(studio.read("pages/_site.json")).toContain('"opening": "6 in the morning"');
});
