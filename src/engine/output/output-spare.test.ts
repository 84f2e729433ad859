import { spawn } from "node:child_process";
import { once } from "node:events";
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
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, it } from "vitest";
import { listFiles } from "../pipeline/read.ts";
import { createOutput } from "./output.ts";
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

it("an output begins as the one before the last, and holds in the end what belongs to it alone", async () => {
  const target = join(root, "site");
  const build = async (...paths: string[]) => {
    const output = await createOutput(target, cache);
    for (const path of paths) output.write(path, path);
    expect([...output.files]).toEqual(paths);
    output.commit();
    return listFiles(target);
  };
  const own = "_output";
  expect(await build("a/b/c.html", "a/d.html", "e.html")).toEqual([
    ...[own, "a/b/c.html", "a/d.html", "e.html"],
  ]);
  expect(await build("a/d.html")).toEqual([own, "a/d.html"]);
  expect(await build("a/d.html", "f.html")).toEqual([own, "a/d.html", "f.html"]);
  expect(readdirSync(join(target, "a"))).toEqual(["d.html"]);
  expect(await build()).toEqual([own]);
  const left = await createOutput(target, cache);
  left.write("g.html", "g");
  left.discard();
  expect(existsSync(left.folder)).toBe(false);
  expect(readdirSync(target)).toEqual([own]);
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

/** Puts one output after the other, until some seconds have passed. */
const PROGRAM = `
import { mkdirSync, writeFileSync } from "node:fs";
import { register } from "tsx/esm/api";
register();
const { createSpare } = await import(${JSON.stringify(pathToFileURL(resolve("src/engine/output/output-spare.ts")).href)});
const [root] = process.argv.slice(1);
const spare = createSpare("/sites/a", root + "/cache");
const end = Date.now() + 3000;
for (let round = 0; Date.now() < end; round += 1) {
  const folder = root + "/" + process.pid + "-" + round;
  for (let page = 0; page < 200; page += 1) {
    mkdirSync(folder + "/" + page, { recursive: true });
    writeFileSync(folder + "/" + page + "/index.html", "x");
  }
  spare.put(folder);
}`;

it("fails no build when several put an output at the same time", async () => {
  const args = ["--input-type=module", "-e", PROGRAM, root];
  const builds = Array.from({ length: 4 }, () =>
    spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] }),
  );
  const ends = await Promise.all(builds.map((build) => once(build, "exit")));
  expect(ends.map(([status]) => status)).toEqual([0, 0, 0, 0]);
  expect(readdirSync(join(cache, "spare"))).toHaveLength(1);
  expect(readdirSync(root)).toEqual(["cache"]);
});
