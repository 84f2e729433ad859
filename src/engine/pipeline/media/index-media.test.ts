import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { listFiles } from "../read.ts";
import { indexMedia } from "./index-media.ts";

/** What is kept of media folders. */
const FOLDER = "media-index-1";
let root: string;
let cache: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "media-"));
  cache = join(root, "cache");
});

function mediaFolder(site: string, files: Record<string, string>): string {
  const folder = join(root, site, "media");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

async function index(folder: string) {
  return (await indexMedia(folder, listFiles(folder), cache)).media;
}

/** What the cache holds: names of media by the file that they are kept in. */
function kept(): Record<string, string[]> {
  const folder = join(cache, FOLDER);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      Object.keys(JSON.parse(readFileSync(join(folder, name), "utf8"))),
    ]),
  );
}

it("forgets files that are gone", async () => {
  const folder = mediaFolder("a", { "one.txt": "1", "two.txt": "2" });
  await index(folder);
  rmSync(join(folder, "one.txt"));
  expect([...(await index(folder)).keys()]).toEqual(["/media/two.txt"]);
  expect(Object.values(kept())).toEqual([["two.txt"]]);
});

it("writes nothing when nothing has changed, also when sites take turns", async () => {
  const folders = [mediaFolder("a", { "a.txt": "a" }), mediaFolder("b", { "b.txt": "b" })];
  for (const folder of folders) await index(folder);
  const files = Object.keys(kept()).map((name) => join(cache, FOLDER, name));
  expect(files).toHaveLength(2);
  const long = new Date("2026-01-01");
  for (const file of files) utimesSync(file, long, long);
  for (const folder of [...folders, ...folders]) await index(folder);
  expect(files.map((file) => statSync(file).mtime)).toEqual([long, long]);
});

it("keeps what it knows of the newest folders only", async () => {
  for (let site = 1; site <= 40; site += 1)
    await index(mediaFolder(`site-${site}`, { "a.txt": `${site}` }));
  expect(Object.keys(kept())).toHaveLength(32);
});

it("sees a file that has changed, and a cache that is damaged", async () => {
  const folder = mediaFolder("a", { "a.txt": "old" });
  const before = (await index(folder)).get("/media/a.txt")?.hash;
  writeFileSync(join(folder, "a.txt"), "new text");
  const after = (await index(folder)).get("/media/a.txt")?.hash;
  expect(after).not.toBe(before);
  for (const name of Object.keys(kept())) writeFileSync(join(cache, FOLDER, name), "{ half");
  expect((await index(folder)).get("/media/a.txt")?.hash).toBe(after);
});
