import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { examineFolder } from "../../../testing/examine-files.ts";
import { listFiles } from "../../pipeline/read.ts";

const ROUNDS = 250;
/** Values that stand where they do not belong. */
const STRAY: unknown[] = [
  null,
  5,
  true,
  "",
  "/nope",
  "{phone}",
  "2026-99-99",
  [],
  {},
  [null],
  { a: 1 },
  { type: "hero" },
  { type: "cta", title: "A", action: { label: "B", href: "/nope" } },
  { type: "faq", items: [5] },
  { type: "nope" },
  { below: 5 },
  { src: 5 },
];

const folder = mkdtempSync(join(tmpdir(), "documents-"));
cpSync("e2e/fixtures/bakery", folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));
const files = listFiles(join(folder, "pages")).filter((path) => path.endsWith(".json"));

function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}

type Container = Record<string, unknown> | unknown[];

/** Every object and list of a document with each of its keys. */
function partsOf(value: unknown): [Container, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    [value as Container, key] as [Container, string],
    ...partsOf(item),
  ]);
}

/** Takes a part out, replaces it or gives it another name. */
function damage(document: unknown, random: (below: number) => number): void {
  const parts = partsOf(document);
  const [parent, key] = parts[random(parts.length)] ?? [[], ""];
  const stray = STRAY[random(STRAY.length)];
  const action = random(3);
  if (Array.isArray(parent))
    parent.splice(Number(key), action === 2 ? 0 : 1, ...(action === 0 ? [] : [stray]));
  else if (action === 1) parent[key] = stray;
  else {
    if (action === 2) parent[`${key}s`] = parent[key];
    delete parent[key];
  }
}

it("whatever stands in a document, the site is examined, and every mistake is at a position of a file", async () => {
  const random = createRandom(7);
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = join(
      folder,
      "pages",
      (random(3) === 0 ? "_site.json" : files[random(files.length)]) ?? "",
    );
    const original = readFileSync(path, "utf8");
    const document: unknown = JSON.parse(original);
    for (let times = random(3); times >= 0; times -= 1) damage(document, random);
    const text = JSON.stringify(document, null, 2);
    writeFileSync(path, text);
    const { located } = await examineFolder(folder);
    writeFileSync(path, original);
    const lines = text.split("\n").length;
    for (const { file, line, message, hint } of located) {
      if (path.endsWith(file)) expect(line, message).toBeLessThanOrEqual(lines);
      expect(`${message} ${hint}`, text).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});
