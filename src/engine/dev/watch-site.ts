import { execFile } from "node:child_process";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { Folders } from "../pipeline/load.ts";
import { slashed } from "../pipeline/read.ts";
import type { EditAddressOf } from "./dev-report.ts";
import type { DevSite } from "./dev-site.ts";
import { watchFolder } from "./watch-folder.ts";

/** What is watched, and who is notified. */
export interface Watching {
  vite: ViteDevServer;
  site: DevSite;
  root: string;
  folders: Folders;
  onRead: (site: DevSite) => void;
  editAddressOf?: EditAddressOf;
}

/** Editors save in several steps; changes within this many milliseconds are one. */
const PAUSE = 40;
const TYPES =
  /\/src\/(theme\/blocks\/[^/]+\/types|engine\/model\/(fields\/[^/]+|[a-z-]+-file))\.ts$/;

/**
 * Reads the site again after every change of its files, and reports to the terminal and the open browsers.
 *
 * @returns what ends it
 */
export async function watchSite(watching: Watching): Promise<() => Promise<void>> {
  const { vite, site, root, folders, onRead } = watching;
  const refresh = inTurn(async () => {
    await site.refresh();
    onRead(site);
    vite.ws.send("site:changed", {});
  });
  vite.watcher.on("all", (_event, path) => {
    if (TYPES.test(slashed(path))) writeSchemas(root, refresh);
  });
  reportToBrowsers(watching);
  const watchers = [folders.pages, folders.media].map((folder) => watchFolder(folder, refresh));
  await site.refresh();
  onRead(site);
  return async () => void (await Promise.all(watchers.map((watcher) => watcher.close())));
}

/** What is wrong with the types is shown in the terminal; the site is checked by the schemas as they were. */
function writeSchemas(root: string, done: () => void): void {
  const args = [join(root, "scripts/cli.mjs"), "schema"];
  execFile(process.execPath, args, { cwd: root }, (fault, _output, words) => {
    if (fault) process.stderr.write(words);
    done();
  });
}

/** Answers browsers that ask what is wrong: each shows a page of its own. */
function reportToBrowsers({ vite, site, editAddressOf }: Watching): void {
  vite.ws.on("site:look", ({ path }: { path?: unknown }, client) => {
    client.send("site:issues", site.report(decoded(String(path)), editAddressOf));
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Runs a task after a pause, never twice at once, and once more when it was asked for while it ran. */
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
