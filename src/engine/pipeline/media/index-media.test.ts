import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { listFiles } from "../read.ts";
import { indexMedia } from "./index-media.ts";

const root = mkdtempSync(join(tmpdir(), "media-"));
afterAll(() => rmSync(root, { recursive: true }));

function mediaFolder(site: string, files: Record<string, string | Uint8Array>): string {
  const folder = join(root, site, "media");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

async function index(folder: string) {
  return (await indexMedia(folder, listFiles(folder), join(root, "cache"))).media;
}

it("forgets files that are gone", async () => {
  const folder = mediaFolder("gone", { "one.txt": "1", "two.txt": "2" });
  await index(folder);
  rmSync(join(folder, "one.txt"));
  expect([...(await index(folder)).keys()]).toEqual(["/media/two.txt"]);
});

it("sees a file that has changed while its size and its time are the same", async () => {
  const folder = mediaFolder("changed", { "a.txt": "old" });
  const file = join(folder, "a.txt");
  const { atime, mtime } = statSync(file);
  const before = (await index(folder)).get("/media/a.txt");
  writeFileSync(file, "new");
  utimesSync(file, atime, mtime);
  const after = (await index(folder)).get("/media/a.txt");
  expect(after?.size).toBe(before?.size);
  expect(after?.hash).not.toBe(before?.hash);
});

it("hashes all of a file that is larger than what is read at a time", async () => {
  const large = new Uint8Array(2_500_000);
  const other = large.with(2_400_000, 1);
  const media = await index(mediaFolder("large", { "a.mp4": large, "b.mp4": other }));
  const [a, b] = ["/media/a.mp4", "/media/b.mp4"].map((path) => media.get(path));
  expect(a?.size).toBe(2_500_000);
  expect(b?.hash).not.toBe(a?.hash);
});
