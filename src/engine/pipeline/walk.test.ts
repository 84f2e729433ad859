import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./read.ts";
import { walk } from "./walk.ts";

it("lists what is there, and follows no link", () => {
  const folder = mkdtempSync(join(tmpdir(), "walk-"));
  const outside = mkdtempSync(join(tmpdir(), "outside-"));
  writeFileSync(join(outside, "secret.json"), "{}");
  mkdirSync(join(folder, "a/b"), { recursive: true });
  writeFileSync(join(folder, "a/b/deep.json"), "{}");
  writeFileSync(join(folder, "top.json"), "{}");
  symlinkSync(outside, join(folder, "a/outside"));
  symlinkSync(folder, join(folder, "a/loop"));
  symlinkSync("/nowhere", join(folder, "gone.json"));
  execFileSync("mkfifo", [join(folder, "pipe.json")]);
  expect(Object.fromEntries(walk(folder).map(({ path, kind }) => [path, kind]))).toEqual({
    "a/b/deep.json": "file",
    "a/loop": "link",
    "a/outside": "link",
    "gone.json": "link",
    "pipe.json": "pipe",
    "top.json": "file",
  });
});

it("walks a folder that is named by a link", () => {
  const folder = mkdtempSync(join(tmpdir(), "walk-"));
  mkdirSync(join(folder, "real"));
  writeFileSync(join(folder, "real/a.json"), "{}");
  symlinkSync(join(folder, "real"), join(folder, "link"));
  expect(walk(join(folder, "link")).map(({ path }) => path)).toEqual(["a.json"]);
});

it("is the only way that folders are walked: what Node brings follows links from version 22 on", () => {
  const own = /readdir(Sync)?\([^;)]*recursive|\bglob(Sync)?\(/;
  // What the bench compares with lists folders that it has just written, as its users would.
  const isPeer = (path: string) => path.startsWith("bench/peers/");
  const sources = ["src", "scripts", "e2e", "bench"].flatMap((folder) =>
    listFiles(folder).map((path) => `${folder}/${path}`),
  );
  const wrong = sources.filter(
    (path) =>
      /\.(m?ts|tsx|mjs)$/.test(path) && !isPeer(path) && own.test(readFileSync(path, "utf8")),
  );
  expect(wrong).toEqual([]);
});
