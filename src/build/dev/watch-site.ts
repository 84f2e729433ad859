import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { Folders } from "../../content/load.ts";
import { slashed } from "../../content/read.ts";
import type { DevSite } from "./dev-site.ts";

/** What is watched, and who is told. */
export interface Watching {
  vite: ViteDevServer;
  site: DevSite;
  root: string;
  folders: Folders;
  onRead: (site: DevSite) => void;
}

/** Editors save in several steps; changes within this many milliseconds are one. */
const PAUSE = 40;
const TYPES = /\/src\/(blocks\/[^/]+\/types|fields\/[^/]+|page\/[a-z]+-file)\.ts$/;

/** Reads the site again after every change of its files, and tells the terminal and the open browsers. */
export async function watchSite({ vite, site, root, folders, onRead }: Watching): Promise<void> {
  const refresh = inTurn(async () => {
    await site.refresh();
    onRead(site);
    vite.ws.send("site:issues", site.problems());
    vite.ws.send("site:changed", {});
  });
  const watched = [folders.pages, folders.media].map(behindLinks);
  const roots = watched.map((folder) => `${slashed(folder)}/`);
  const isContent = (path: string) =>
    roots.some((folder) => `${slashed(path)}/`.startsWith(folder));
  vite.watcher.add(watched);
  vite.watcher.on("all", (_event, path) => {
    if (isContent(path)) refresh();
    else if (TYPES.test(slashed(path))) writeSchemas(root, refresh);
  });
  // "all" leaves out a second change of a file within 50 ms, which may be the last one. Here are the
  // events of the system, all of them.
  vite.watcher.on("raw", (_event, path, { watchedPath = path }: { watchedPath?: string }) => {
    if (isContent(watchedPath)) refresh();
  });
  vite.ws.on("connection", () => vite.ws.send("site:issues", site.problems()));
  await site.refresh();
  onRead(site);
}

/** What is wrong with the types is said in the terminal; the site is checked by the schemas as they were. */
function writeSchemas(root: string, done: () => void): void {
  const args = [join(root, "scripts/cli.mjs"), "schema"];
  execFile(process.execPath, args, { cwd: root }, (fault, _output, words) => {
    if (fault) process.stderr.write(words);
    done();
  });
}

/** The watcher follows no links, but a folder of the site may be one. */
function behindLinks(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** Runs a task after a pause, never twice at once, and once more when it was asked for meanwhile. */
function inTurn(task: () => Promise<void>): () => void {
  let waiting: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task().catch((cause: Error) => {
        process.stderr.write(`${cause.stack}\n`);
      });
    }
    isRunning = false;
  };
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(run, PAUSE);
  };
}
