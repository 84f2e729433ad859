import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { PageJob } from "./page-job.ts";
import { readRendered } from "./rendered.ts";

const job = (name: string, text = "Bread"): PageJob => ({
  page: JSON.stringify({ text }),
  route: `/${name}`,
  files: [{ document: `${name}.html`, data: `${name}.json` }],
  meta: { hydrate: "intent" },
});
const IDS: [string, string[]][] = [
  ["a.html", ["main", "prices"]],
  ["b.html", ["main"]],
];
const FILES = ["a.html", "a.json", "b.html", "b.json"];

let folder: string;
let cache: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (common = "components 1") => readRendered(folder, cache, common);

beforeEach(() => {
  const base = mkdtempSync(join(tmpdir(), "rendered-"));
  folder = join(base, "out");
  cache = join(base, "cache");
  mkdirSync(folder);
  for (const name of FILES) write(name, name);
  const first = read();
  expect([first.has(job("a")), first.has(job("b"))]).toEqual([false, false]);
  first.save(FILES, IDS);
});

describe("what an earlier build has rendered", () => {
  it("is known again, also when the folder has another name", () => {
    const moved = `${folder}-moved`;
    renameSync(folder, moved);
    const rendered = readRendered(moved, cache, "components 1");
    expect([rendered.has(job("a")), rendered.has(job("b"))]).toEqual([true, true]);
    expect(rendered.ids()).toEqual(IDS);
  });

  it.each<[string, () => boolean]>([
    ["another text", () => read().has(job("a", "Cake"))],
    ["other components", () => read("components 2").has(job("a"))],
    [
      "another share image",
      () => read().has({ ...job("a"), meta: { hydrate: "intent", shareImage: "/b.png" } }),
    ],
    ["a page that was not there", () => read().has(job("c"))],
  ])("is not taken for %s", (_, hasIt) => {
    expect(hasIt()).toBe(false);
  });

  it.each<[string, () => void]>([
    ["document was changed by hand", () => write("a.html", "changed by hand")],
    ["data was changed by hand", () => write("a.json", "changed by hand")],
    ["document was taken away", () => rmSync(join(folder, "a.html"))],
  ])("is not taken when the %s", (_, damage) => {
    damage();
    expect([read().has(job("a")), read().has(job("b"))]).toEqual([false, true]);
  });

  it("has lost a target when a file or an id is gone", () => {
    const rendered = read();
    rendered.has(job("b"));
    expect(rendered.hasLost(FILES, [["a.html", ["main", "prices", "new"]]])).toBe(false);
    expect(rendered.hasLost(FILES, [["a.html", ["main"]]])).toBe(true);
    expect(rendered.hasLost(["b.html", "b.json"], [])).toBe(true);
  });

  it("has nothing to lose when all pages are written again", () => {
    expect(read().hasLost([], [])).toBe(false);
  });
});
