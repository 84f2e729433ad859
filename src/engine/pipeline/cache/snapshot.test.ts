import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { numbersOf, textOf } from "./pack.ts";
import { NO_SNAPSHOT, readSnapshot, type Snapshot, writeSnapshot } from "./snapshot.ts";

const cache = mkdtempSync(join(tmpdir(), "snapshot-"));
afterAll(() => rmSync(cache, { recursive: true }));

const SNAPSHOT: Snapshot = {
  questions: ["site brand", "media /media/door.svg"],
  answers: ['"Crumb"', ""],
  comparisons: new Map([["a b", 0.25]]),
  files: new Map([["index.json", { text: "t", fields: "f", head: '{"title":"Käse"}' }]]),
  traces: new Map([
    ["resolve", new Map([["index.json", { input: "t", asked: Int32Array.of(1, 0), value: "[]" }]])],
    ["check", new Map([["/404", { input: "u", asked: Int32Array.of(), value: "{}" }]])],
  ]),
};

const locationOf = (site: string, engine = "1") => ({ cache, site, engine });

/** A snapshot with all that is read late read. */
function whole({ questions, answers, comparisons, files, traces }: Snapshot) {
  return {
    questions,
    answers,
    comparisons: [...comparisons],
    files: [...files].map(([path, file]) => [path, { ...file, head: textOf(file.head) }]),
    traces: [...traces].flatMap(([step, of]) =>
      [...of].map(([path, { input, asked, value }]) => [
        step,
        path,
        input,
        [...numbersOf(asked)],
        textOf(value),
      ]),
    ),
  };
}

it("gives the next run the results of this one", () => {
  writeSnapshot(locationOf("pages"), SNAPSHOT);
  expect(whole(readSnapshot(locationOf("pages")))).toEqual(whole(SNAPSHOT));
});

it("separates sites, and engines", () => {
  expect(readSnapshot(locationOf("other"))).toBe(NO_SNAPSHOT);
  expect(readSnapshot(locationOf("pages", "2"))).toBe(NO_SNAPSHOT);
});

it("begins anew when a byte is damaged, wherever it lies, and when the file is half", () => {
  const folder = join(cache, readdirSync(cache)[0] ?? "");
  const file = join(folder, readdirSync(folder)[0] ?? "");
  const bytes = readFileSync(file);
  for (let at = 0; at < bytes.length; at += 3) {
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 16;
    writeFileSync(file, damaged);
    expect(readSnapshot(locationOf("pages")), `byte ${at}`).toBe(NO_SNAPSHOT);
    writeFileSync(file, bytes.subarray(0, at));
    expect(readSnapshot(locationOf("pages")), `${at} bytes`).toBe(NO_SNAPSHOT);
  }
});

it("keeps the newest sites only", () => {
  for (let site = 1; site <= 12; site += 1) writeSnapshot(locationOf(`site ${site}`), SNAPSHOT);
  expect(readdirSync(join(cache, readdirSync(cache)[0] ?? ""))).toHaveLength(8);
});
