import { realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { listFolder } from "../pipeline/read.ts";

/** What goes on until it is closed. */
export interface FolderWatch {
  /** Done when changes are noticed as they are made. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Notices every change below a folder. A folder that is not there, or goes, is waited for in the nearest one
 * that is: chokidar calls itself ready for it before it watches anything.
 *
 * @param onChange is called at least once after each change, with the file where it is certain which one it was
 */
export function watchFolder(folder: string, onChange: (file?: string) => void): FolderWatch {
  let watcher: FSWatcher;
  let isReady: () => void;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const follow = () => {
    const { at, real } = nearestFolder(folder);
    const mine = at === folder ? watchFiles(real, onChange) : watch(real, { ...QUIET, depth: 0 });
    const look = (event?: string, path?: string) => {
      const isGone = event === "unlinkDir" && path === real;
      if (mine.closed || (!isGone && nearestFolder(folder).at === at)) return;
      void mine.close();
      follow();
      onChange();
    };
    mine.on("error", (cause) => {
      process.stderr.write(`Some changes of files will not be noticed: ${String(cause)}\n`);
    });
    watcher = mine.on("all", look).once("ready", () => {
      look();
      if (!mine.closed) isReady();
    });
  };
  follow();
  return { ready, close: () => watcher.close() };
}

const QUIET = { ignoreInitial: true, followSymlinks: false };

/**
 * With very many files the watcher takes seconds until it is ready, and makes no event of what is saved before:
 * then it looks whether anything was.
 */
function watchFiles(folder: string, onChange: (file?: string) => void): FSWatcher {
  const before = stampOf(folder);
  const watcher = watch(folder, QUIET);
  // "all" leaves out a second change of a file within 50 ms, which may be the last one; "raw" are the
  // events of the system, all of them.
  watcher.on("all", (_event, path) => onChange(path)).on("raw", () => onChange());
  watcher.once("ready", () => {
    if (stampOf(folder) !== before) onChange();
  });
  return watcher;
}

/**
 * The folder itself, or the nearest above it that is there. Watchers follow no links, which could lead to the
 * whole disk, but a folder of the site may be one: what is watched is behind it.
 */
function nearestFolder(folder: string): { at: string; real: string } {
  try {
    return { at: folder, real: realpathSync(folder) };
  } catch {
    return nearestFolder(dirname(folder));
  }
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
