import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FSWatcher } from "chokidar";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchFolder } from "./watch-folder.ts";

let root: string;
let watcher: FSWatcher | undefined;
const at = (path: string) => join(root, path);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "watched-"));
  mkdirSync(at("pages/deep"), { recursive: true });
  writeFileSync(at("pages/a.json"), "{}");
  mkdirSync(at("outside"));
});

afterEach(() => watcher?.close());

function start(folder = "pages") {
  const changed = vi.fn();
  watcher = watchFolder(at(folder), changed);
  return { changed, ready: once(watcher, "ready") };
}

it.each<[string, () => void]>([
  ["saved", () => writeFileSync(at("pages/a.json"), '{ "a": 1 }')],
  ["added", () => writeFileSync(at("pages/deep/b.json"), "{}")],
  ["removed", () => rmSync(at("pages/a.json"))],
])("notices what is %s before it is ready, and after", async (_, change) => {
  const early = start();
  change();
  await early.ready;
  expect(early.changed).toHaveBeenCalled();
  await watcher?.close();
  writeFileSync(at("pages/a.json"), "{}");
  rmSync(at("pages/deep/b.json"), { force: true });
  const late = start();
  await late.ready;
  expect(late.changed).not.toHaveBeenCalled();
  change();
  await vi.waitFor(() => expect(late.changed).toHaveBeenCalled(), 30_000);
});

it("notices a folder that was not there", async () => {
  const { changed } = start("media");
  await vi.waitFor(() => expect(watcher?.getWatched()).toHaveProperty([root]), 30_000);
  mkdirSync(at("media"));
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 30_000);
  changed.mockClear();
  writeFileSync(at("media/door.svg"), "<svg/>");
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 30_000);
});

it("watches a folder that is a link, and nothing behind the links in it", async () => {
  symlinkSync(at("outside"), at("pages/outside"));
  symlinkSync(root, at("pages/loop"));
  execFileSync("mkfifo", [at("pages/pipe.json")]);
  symlinkSync(at("pages"), at("link"));
  const { changed, ready } = start("link");
  await ready;
  // The watcher makes an event of each link that it finds.
  changed.mockClear();
  writeFileSync(at("outside/x.json"), "{}");
  renameSync(at("outside/x.json"), at("outside/y.json"));
  const folders = Object.keys(watcher?.getWatched() ?? {});
  expect(folders.filter((folder) => /outside|loop/.test(folder))).toEqual([]);
  expect(changed).not.toHaveBeenCalled();
  writeFileSync(at("pages/a.json"), '{ "a": 2 }');
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 30_000);
});
