import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, it } from "vitest";
import { compiledEngine } from "../../scripts/compile.mjs";

let root: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "engine-"));
  write("scripts/compile.mjs", "");
  write(
    "src/cli/main.ts",
    'import { two } from "../two.ts";\nexport const main = (): number => two;',
  );
  write("src/two.ts", "export const two: number = 2;");
  write("src/index.ts", "export {};");
  write("src/define.ts", "export {};");
  write("src/studio/server/upload/heic/heic-worker.mjs", "export {};");
  write("src/engine/output/known/scan-folder.mjs", "export {};");
  write("src/client/App.tsx", "export {};");
});

const run = async (folder: string) =>
  (await import(pathToFileURL(join(folder, "cli.mjs")).href)).main();

it("is compiled once as long as its sources stay the same", async () => {
  const folder = await compiledEngine(root);
  expect(await run(folder)).toBe(2);
  write("src/two.ts", "export const two: number = 2;");
  write("src/two.test.ts", "export const no = 1;");
  write("src/client/other.ts", "export const no = 1;");
  expect(await compiledEngine(root)).toBe(folder);
});

it("is compiled again when the content of a source has changed", async () => {
  const folder = await compiledEngine(root);
  write("src/two.ts", "export const two: number = 3;");
  const changed = await compiledEngine(root);
  expect(await run(changed)).toBe(3);
  // What runs goes on with what it was started with.
  expect(readdirSync(dirname(folder)).sort()).toEqual(
    [folder, changed].map((path) => path.slice(dirname(path).length + 1)).sort(),
  );
});

it("is compiled by several commands at the same time", async () => {
  const folders = await Promise.all([compiledEngine(root), compiledEngine(root)]);
  expect(new Set(folders).size).toBe(1);
  expect(await run(folders[0] ?? "")).toBe(2);
});

it("keeps what few changes ago was compiled, and no more", async () => {
  for (let number = 0; number < 7; number += 1) {
    write("src/two.ts", `export const two: number = ${number};`);
    expect(await run(await compiledEngine(root))).toBe(number);
  }
  expect(readdirSync(join(root, "node_modules/.cache/page-engine/engine"))).toHaveLength(5);
});
