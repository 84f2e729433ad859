/** Unsaved work and histories in hard times: ten thousand changes in one session, and a disk that is full. */
import assert from "node:assert/strict";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { KeepAnswer, OpenedPage } from "../../src/studio/contract/answers.ts";
import {
  type HistoryEntry,
  type PageState,
  stateAfter,
} from "../../src/studio/contract/history.ts";
import { type RunningStudio, startStudio } from "../../src/studio/server/test/start-studio.ts";
import { fill, onSmallDisk } from "./small-disk.ts";

const CHANGES = 10_000;
/** A history's own bound, and the line that leads to it. */
const MOST_BYTES = 4_100_000;
const FULL_DISK = "full-disk";
const PATH = "visit.json";

if (process.argv[2] === FULL_DISK) await fullDisk(process.argv[3] ?? "");
else {
  await step(`${CHANGES} changes in one session are kept, the last one too`, manyChanges);
  await step("a full disk loses nothing that was kept, and work goes on once there is room", () =>
    onSmallDisk(fileURLToPath(import.meta.url), FULL_DISK, 64),
  );
}

async function step(name: string, run: () => Promise<void> | void): Promise<void> {
  process.stdout.write(`-- ${name}\n`);
  await run();
}

async function manyChanges(): Promise<void> {
  const studio = await startStudio();
  const { hash: base, page } = await ask<OpenedPage>(studio, "open");
  const times: number[] = [];
  let edited = page;
  let after: string | undefined;
  for (let count = 1; count <= CHANGES; count += 1) {
    const field = count % 2 === 0 ? "title" : "description";
    edited = { ...edited, [field]: `Change ${count}` };
    const start = performance.now();
    const answer = await ask<KeepAnswer>(studio, "keep", { base, page: edited, after });
    times.push(performance.now() - start);
    assert.equal(answer.outcome, "kept");
    after = answer.outcome === "kept" ? answer.version : undefined;
  }
  assert.deepEqual((await ask<OpenedPage>(studio, "open")).copy?.page, edited);
  const states = await statesOf(studio);
  assert.deepEqual(states.at(-1)?.page, edited);
  assert.equal(states.at(-2)?.page.description, `Change ${CHANGES - 1}`);
  const { size } = statSync(join(studio.folder, ".studio/history/visit.jsonl"));
  assert.ok(size < MOST_BYTES, `${size} bytes`);
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number) => `${sorted[Math.floor(CHANGES * part)]?.toFixed(1)} ms`;
  process.stdout.write(
    `   kept in ${at(0.5)} (median), ${at(0.99)} (99 %); ${states.length} states in ${size} bytes\n`,
  );
  await studio.stop();
}

async function fullDisk(disk: string): Promise<void> {
  // The studio's site is made there.
  process.env.TMPDIR = disk;
  const studio = await startStudio();
  const { hash: base, page } = await ask<OpenedPage>(studio, "open");
  const keep = (title: string, after?: string) =>
    studio.ask("keep", { path: PATH, window: "a", base, page: { ...page, title }, after });
  const before = studio.read(`pages/${PATH}`);
  const first = JSON.parse((await keep("Kept before")).text) as { version: string };
  const filler = join(disk, "filler");
  fill(filler);
  const rejected = await keep("x".repeat(300_000), first.version);
  assert.equal(rejected.status, 507);
  assert.match(rejected.text, /The disk of this studio is full/);
  assert.equal((await ask<OpenedPage>(studio, "open")).copy?.page.title, "Kept before");
  const saving = { path: PATH, window: "a", hash: base, after: first.version };
  await studio.ask("save", { ...saving, page: { ...page, title: "x".repeat(300_000) } });
  assert.equal(studio.read(`pages/${PATH}`), before);

  rmSync(filler);
  const again = await keep("Kept after", first.version);
  assert.equal(again.status, 200);
  const { copy } = await ask<OpenedPage>(studio, "open");
  assert.equal(copy?.page.title, "Kept after");
  const saved = await ask<{ outcome: string }>(studio, "save", {
    ...saving,
    after: copy?.version,
    page: copy?.page,
  });
  assert.equal(saved.outcome, "saved");
  const titles = (await statesOf(studio)).map((state) => state.page.title);
  assert.equal(titles.at(-1), "Kept after");
  assert.equal(titles[0], page.title);
  await studio.stop();
}

async function statesOf(studio: RunningStudio): Promise<PageState[]> {
  const states: PageState[] = [];
  for (const entry of await ask<HistoryEntry[]>(studio, "history"))
    states.push(stateAfter(states.at(-1), entry) as PageState);
  return states;
}

async function ask<Answer>(
  studio: RunningStudio,
  action: string,
  input: object = {},
): Promise<Answer> {
  const { status, text } = await studio.ask(action, { path: PATH, window: "a", ...input });
  assert.equal(status, 200, text);
  return JSON.parse(text) as Answer;
}
