import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { KeepAnswer, OpenedPage } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { type HistoryEntry, type PageState, stateAfter } from "../../contract/history.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

const PATH = "visit.json";

let studio: RunningStudio;
let version: string | undefined;

beforeEach(async () => {
  studio = await startStudio();
  version = undefined;
}, PATIENCE);

afterEach(() => studio.stop());

async function ask<Answer>(action: string, input: object): Promise<Answer> {
  const { status, text } = await studio.ask(action, { path: PATH, window: "a", ...input });
  expect(status).toBe(200);
  return JSON.parse(text) as Answer;
}

async function keep(change: EditedPage, base?: string): Promise<void> {
  const { hash, page, copy } = await ask<OpenedPage>("open", {});
  const answer = await ask<KeepAnswer>("keep", {
    base: base ?? copy?.base ?? hash,
    page: { ...(copy?.page ?? page), ...change },
    after: version,
  });
  version = answer.outcome === "kept" ? answer.version : undefined;
}

async function states(): Promise<PageState[]> {
  const entries = await ask<HistoryEntry[]>("history", {});
  const all: PageState[] = [];
  for (const entry of entries) all.push(stateAfter(all.at(-1), entry) as PageState);
  return all;
}

const rowsInHistory = async () =>
  (await states()).map(({ kind, page }) => `${kind}: ${page.title}, ${page.description}`);

it("has one state for each step of the work, and the one that the page is in", async () => {
  const { page } = await ask<OpenedPage>("open", {});
  expect(await states()).toEqual([]);
  for (const title of ["C", "Co", "Come by"]) await keep({ title });
  await keep({ description: "When" });
  await keep({ description: "When we open" });
  expect(await rowsInHistory()).toEqual([
    `began: Visit, ${page.description}`,
    `work: Come by, ${page.description}`,
    "work: Come by, When we open",
  ]);
});

it("has what was undone in the midst of a step", async () => {
  const { page } = await ask<OpenedPage>("open", {});
  await keep({ title: "Come by" });
  await keep({ description: "When" });
  await keep({ description: "When we open" });
  await keep({ description: page.description });
  expect(await rowsInHistory()).toEqual([
    `began: Visit, ${page.description}`,
    `work: Come by, ${page.description}`,
    "work: Come by, When we open",
    `work: Come by, ${page.description}`,
  ]);
});

it("knows what was saved, thrown away and undone, and loses none of it", async () => {
  const { hash, page } = await ask<OpenedPage>("open", {});
  await keep({ title: "Come by" });
  await ask("save", { hash, page: { ...page, title: "Come by" }, after: version });
  await keep({ title: "Thrown away" });
  await ask("discard", { after: version });
  await keep({ title: "Undone" });
  const { hash: base, page: saved } = await ask<OpenedPage>("open", {});
  await ask("keep", { base, page: saved, isUndone: true, after: version });
  expect((await states()).map(({ kind, page }) => `${kind}: ${page.title}`)).toEqual([
    "began: Visit",
    "saved: Come by",
    "work: Thrown away",
    "discarded: Come by",
    "work: Undone",
    "work: Come by",
  ]);
});

it("knows what was changed outside, with work on the page and without", async () => {
  const write = (from: string, to: string) =>
    writeFileSync(
      join(studio.folder, "pages", PATH),
      studio.read(`pages/${PATH}`).replace(from, to),
    );
  await keep({ description: "Mine" });
  write('"Visit"', '"Outside"');
  const { hash, page } = await ask<OpenedPage>("open", {});
  await keep({ title: page.title }, hash);
  await ask("discard", { after: version });
  write('"Outside"', '"Outside again"');
  expect((await states()).map(({ kind, page }) => `${kind}: ${page.title}`)).toEqual([
    "began: Visit",
    "work: Visit",
    "outside: Outside",
    "discarded: Outside",
    "outside: Outside again",
  ]);
});
