import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, type Mock, vi } from "vitest";
import { type FolderWatch, watchFolder } from "./watch-folder.ts";

/** Milliseconds in which a change would have been noticed. */
const PAUSE = 200;

let root: string;
let watcher: FolderWatch | undefined;
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
  return { changed, ready: watcher.ready };
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

it.each(["media", "theme/ui"])(
  "notices %s, which was not there, at once or later",
  async (path) => {
    const early = start(path);
    mkdirSync(at(path), { recursive: true });
    await vi.waitFor(() => expect(early.changed).toHaveBeenCalled(), 30_000);
    await early.ready;
    await noticesAChange(early.changed, path);
    await watcher?.close();
    rmSync(at(path.replace(/\/.*/, "")), { recursive: true });
    const late = start(path);
    await late.ready;
    mkdirSync(at(path), { recursive: true });
    await vi.waitFor(() => expect(late.changed).toHaveBeenCalled(), 30_000);
    await noticesAChange(late.changed, path);
  },
);

it("notices a folder that goes and comes again", async () => {
  const { changed, ready } = start();
  await ready;
  rmSync(at("pages"), { recursive: true });
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 30_000);
  changed.mockClear();
  mkdirSync(at("pages"));
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 30_000);
  await noticesAChange(changed, "pages");
});

async function noticesAChange(changed: Mock, folder: string): Promise<void> {
  const file = at(`${folder}/door.svg`);
  // What is saved while the folder is being read for the first time is part of that reading.
  await vi.waitFor(() => {
    changed.mockClear();
    writeFileSync(file, "<svg/>");
    return vi.waitFor(() => expect(changed).toHaveBeenCalledWith(file), 500);
  }, 30_000);
}

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
  await setTimeout(PAUSE);
  expect(changed).not.toHaveBeenCalled();
  writeFileSync(at("pages/a.json"), '{ "a": 2 }');
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 30_000);
});
