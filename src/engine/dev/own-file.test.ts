import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { isOwnFile } from "./own-file.ts";

const root = mkdtempSync(join(tmpdir(), "own-"));
const media = join(root, "media");

beforeAll(() => {
  mkdirSync(join(media, "sub"), { recursive: true });
  mkdirSync(join(root, "outside"));
  for (const path of ["media/a.png", "media/sub/b c.png", "outside/x.png", "media-x.png"])
    writeFileSync(join(root, path), "x");
  symlinkSync(join(root, "outside"), join(media, "linked"));
  symlinkSync(join(root, "outside/x.png"), join(media, "x.png"));
  execFileSync("mkfifo", [join(media, "pipe.png")]);
  symlinkSync(media, join(root, "link-to-media"));
});

it.each(["/a.png", "a.png", "/sub/b c.png"])("%s is one", (path) => {
  expect(isOwnFile(media, path)).toBe(true);
  expect(isOwnFile(join(root, "link-to-media"), path)).toBe(true);
});

it.each([
  ["a pipe", "/pipe.png"],
  ["a link", "/x.png"],
  ["behind a link", "/linked/x.png"],
  ["a folder", "/sub"],
  ["outside", "/../outside/x.png"],
  ["beside the folder", "/../media-x.png"],
  ["nothing", "/none.png"],
  ["no name", "/\0"],
  ["too long", `/${"a".repeat(5000)}`],
])("%s is none", (_, path) => {
  expect(isOwnFile(media, path)).toBe(false);
});
