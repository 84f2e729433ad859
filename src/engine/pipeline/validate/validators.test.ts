import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { type Engine, loadEngine } from "../engine.ts";
import type { SchemaName } from "../schema/sources.ts";

const load = (folder?: string) =>
  loadEngine({ root: resolve("."), definitions: DEFINITIONS, cache: folder });

const WRONG: [SchemaName, unknown][] = [
  ["page", null],
  ["page", { title: 5, blocks: [{ type: "heroo" }, { type: "cards", pages: 7 }, {}] }],
  [
    "page",
    { title: "A", description: "B", blocks: [{ type: "faq", items: [{ quesion: "Why?" }] }] },
  ],
  ["page", { title: "A", description: "B", blocks: [{ type: "rich-text", text: lines() }] }],
  [
    "page",
    { title: "A".repeat(5000), description: "B", blocks: [{ type: "hero", image: { src: "x" } }] },
  ],
  ["site", { brand: "A", url: "https://a/b?c", language: "english", formHosts: ["https://x; y"] }],
  ["shared", { block: { type: "shared" } }],
  ["shared", { block: { use: "hours" } }],
  [
    "page",
    {
      title: "A",
      description: "B",
      blocks: [{ question: "Why?", answer: "So." }, { usee: "hours" }, { type: "hero", use: "a" }],
    },
  ],
  ["sources", { sources: 1 }],
];

/** Short lines that are too long together. */
function lines(): string[] {
  return Array.from({ length: 4000 }, () => "a line of words".repeat(10));
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "validators-"));
});

const issuesOf = ({ validate }: Engine) => WRONG.map(([name, value]) => validate(name, "f", value));

it("finds the same with code that an earlier run has kept", () => {
  const expected = issuesOf(load());
  for (const issues of expected) expect(issues).not.toEqual([]);
  expect(issuesOf(load(folder))).toEqual(expected);
  const kept = readdirSync(join(folder, "validators"));
  expect(kept).toHaveLength(1);
  expect(issuesOf(load(folder))).toEqual(expected);
  expect(readdirSync(join(folder, "validators"))).toEqual(kept);
});

it("repairs the same with code that an earlier run has kept", () => {
  issuesOf(load(folder));
  const repaired = ({ repair }: Engine) => WRONG.map(([name, value]) => repair(name, "f", value));
  expect(JSON.stringify(repaired(load(folder)))).toEqual(JSON.stringify(repaired(load())));
});

it("does not compile schemas again whose code is kept", () => {
  issuesOf(load(folder));
  const [name = ""] = readdirSync(join(folder, "validators"));
  const file = join(folder, "validators", name);
  const code = JSON.parse(readFileSync(file, "utf8")) as string;
  writeFileSync(file, JSON.stringify(`${code}\nexports.page = () => true;`));
  expect(load(folder).validate("page", "f", 5)).toEqual([]);
});

it("compiles schemas again when what is kept is damaged", () => {
  issuesOf(load(folder));
  const [name = ""] = readdirSync(join(folder, "validators"));
  writeFileSync(join(folder, "validators", name), '"use strict');
  expect(load(folder).validate("page", "f", 5)).toHaveLength(1);
});
