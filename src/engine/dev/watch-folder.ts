import { existsSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { listFolder } from "../pipeline/read.ts";

/**
 * Notices every change below a folder. With very many files the watcher takes seconds until it is ready, and
 * makes no event of what is saved before: then it looks whether anything was.
 *
 * @param folder one alone: a watcher of several is ready at once when one of them is not there
 * @param onChange is called at least once after each change, with the file where it is certain which one it was
 */
export function watchFolder(folder: string, onChange: (file?: string) => void): FSWatcher {
  const watched = behindLinks(folder);
  const before = stampOf(watched);
  const watcher = watch(watched, { ignoreInitial: true, followSymlinks: false });
  // "all" leaves out a second change of a file within 50 ms, which may be the last one; "raw" are the
  // events of the system, all of them.
  watcher.on("all", (_event, path) => onChange(path)).on("raw", () => onChange());
  watcher.on("error", (cause) => {
    process.stderr.write(`Some changes of files will not be noticed: ${String(cause)}\n`);
  });
  watcher.once("ready", () => {
    if (stampOf(watched) !== before) onChange();
  });
  return watcher;
}

/** The watcher follows no links, which could lead to the whole disk, but a folder of the site may be one. */
function behindLinks(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** Changes when a file is added, saved or taken away. */
function stampOf(folder: string): string {
  try {
    return listFolder(folder)
      .files.map((path) => stampOfFile(join(folder, path)))
      .join("\n");
  } catch (cause) {
    return String(cause);
  }
}

function stampOfFile(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return `${file} ${stat?.mtimeMs} ${stat?.size}`;
}
