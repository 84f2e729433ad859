import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { createSpare } from "./output-spare.ts";

let root: string;
let cache: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "spare-"));
  cache = join(root, "cache");
});

/** An output that was replaced, written at a time. */
function replaced(name: string, time = new Date()): string {
  const folder = join(root, `${name}.old`);
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), name);
  utimesSync(folder, time, time);
  return folder;
}

it("gives an output back once, to the one that takes it first", () => {
  const spare = createSpare("/sites/a", cache);
  spare.put(replaced("a"));
  const [first, second] = [join(root, "first"), join(root, "second")];
  expect([spare.takeTo(first), spare.takeTo(second)]).toEqual([true, false]);
  expect(readFileSync(join(first, "index.html"), "utf8")).toBe("a");
  expect(existsSync(second)).toBe(false);
});

it("keeps the last of few outputs, however old they are", async () => {
  const long = new Date("2020-01-01");
  const names = Array.from({ length: 7 }, (_, at) => `site-${at}`);
  for (const [at, name] of names.entries()) {
    createSpare(`/sites/${name}`, cache).put(replaced(name, new Date(long.getTime() - at)));
    await setTimeout(5);
  }
  expect(readdirSync(join(cache, "spare"))).toHaveLength(4);
  const left = names.filter((name) =>
    createSpare(`/sites/${name}`, cache).takeTo(join(root, name)),
  );
  expect(left).toEqual(names.slice(3));
});
