import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, vi } from "vitest";
import { openCache } from "./cache.ts";
import { cacheFolder } from "./folders.ts";

const quiet = () => expect.fail("There is nothing to note.");

it("is the folder itself where it can be written, and leaves nothing there", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "cache-")), "deep/cache");
  expect(openCache(folder, quiet)).toBe(folder);
  mkdirSync(join(folder, "bundle"));
  expect(openCache(folder, quiet)).toBe(folder);
  expect(readdirSync(folder)).toEqual(["bundle"]);
});

it("is the folder that the environment names", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "cache-")), "elsewhere");
  vi.stubEnv("PAGE_ENGINE_CACHE", folder);
  expect(cacheFolder()).toBe(folder);
  vi.stubEnv("PAGE_ENGINE_CACHE", "");
  expect(cacheFolder()).toBe(resolve("node_modules/.cache/page-engine"));
  vi.unstubAllEnvs();
});

it("is a folder of this run where it cannot be written, and says so", () => {
  const file = join(mkdtempSync(join(tmpdir(), "cache-")), "file");
  writeFileSync(file, "no folder");
  const notes: string[] = [];
  const folder = openCache(file, (text) => notes.push(text));
  expect(existsSync(folder)).toBe(true);
  expect(notes).toEqual([
    `The cache folder ${file} cannot be written (EEXIST), so this run keeps nothing for the next and takes longer. Give yourself the right to write there, or delete the folder.`,
  ]);
});

it("is used though another run takes its own folders away just then", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cache-"));
  const other = spawn(process.execPath, ["-e", COMES_AND_GOES, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(other.stdout, "data");
  for (let time = 0; time < 2000; time++) expect(openCache(folder, quiet)).toBe(folder);
  other.kill();
  await once(other, "exit");
});

/** Makes folders in a cache and removes them, without end. */
const COMES_AND_GOES = `
const { mkdtempSync, rmdirSync } = require("node:fs");
process.stdout.write("begun");
for (;;) for (const made of [1, 2, 3].map(() => mkdtempSync(process.argv[1] + "/probe-"))) rmdirSync(made);
`;

/** Opens a cache that cannot be written, names the folder that is used instead, and waits for the given end. */
const PROGRAM = `
import { register } from "tsx/esm/api";
register();
const { openCache } = await import(${JSON.stringify(pathToFileURL(resolve("src/cli/cache.ts")).href)});
process.stdout.write(openCache("/dev/null/cache", () => undefined));
setInterval(() => undefined, 1000);
if (process.argv[1] === "exit") setTimeout(() => process.exit(3), 50);
`;

it.each([
  ["exit", 3],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("is removed after the run: %s", async (end, status) => {
  const args = ["--input-type=module", "-e", PROGRAM, end];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [folder] = await once(child.stdout, "data");
  if (end !== "exit") child.kill(end);
  const [code] = await once(child, "exit");
  expect(code).toBe(status);
  expect(existsSync(String(folder))).toBe(false);
});
