import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import type { Folders } from "../pipeline/load.ts";
import { NO_PARTS, OwnPartError, ownFolders } from "../pipeline/own-parts.ts";
import { slashed } from "../pipeline/read.ts";
import { nextChange } from "../pipeline/time/next-change.ts";
import { ownPartFailure } from "../report/own-part-failure.ts";
import { createAlarm } from "./alarm.ts";
import type { EditAddressOf } from "./dev-report.ts";
import type { DevSite } from "./dev-site.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { watchFolder } from "./watch-folder.ts";

/** What is watched, and who is notified. */
export interface Watching {
  vite: ViteDevServer;
  site: DevSite;
  root: string;
  /** The folder from which the terminal names files. */
  cwd: string;
  folders: Folders;
  onRead: (site: DevSite) => void;
  editAddressOf?: EditAddressOf;
}

/** Editors save in several steps; changes within this many milliseconds are one. */
const PAUSE = 40;
/** Reading everything keeps the server busy: so many milliseconds browsers have before it to ask for a text that is there already. */
const ASKING = 250;
/** Files of the engine's own sources that schemas are made of. */
const TYPES = /\/src\/.+\/(types?|[a-z-]+-file)\.ts$/;

/** What goes on until it is ended. */
export interface WatchedSite {
  /** Reads the site again. It is done when all is that was changed before. */
  refresh(): Promise<void>;
  end(): Promise<void>;
}

/** Reads the site again after every change of its files, and reports to the terminal and the open browsers. */
export async function watchSite(watching: Watching): Promise<WatchedSite> {
  const { vite, site, root, cwd, folders, onRead } = watching;
  const haveChanged = partsOf(site);
  const readAgain = oneAtATime(async () => {
    await site.refresh();
    onRead(site);
    alarm.set(nextInstant(site));
    if (haveChanged()) takeInParts(vite);
    else vite.ws.send("site:changed", {});
  });
  const refresh = afterPause(() =>
    readAgain().catch((cause: Error) => void process.stderr.write(`${failureText(cause, cwd)}\n`)),
  );
  vite.watcher.on("all", (_event, path) => {
    if (TYPES.test(slashed(path))) writeSchemas(root, () => void refresh());
  });
  reportToBrowsers(watching);
  const alarm = createAlarm(() => void refresh());
  const watched = [folders.pages, folders.media, ...ownFolders(folders)];
  const onChange = (file?: string) => {
    const isTaken = file !== undefined && site.takeText(file);
    if (isTaken) vite.ws.send("site:changed", {});
    void refresh(isTaken ? ASKING : PAUSE);
  };
  const watchers = watched.map((folder) => watchFolder(folder, onChange));
  await site.refresh();
  onRead(site);
  alarm.set(nextInstant(site));
  haveChanged();
  return {
    refresh,
    async end() {
      alarm.clear();
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

/** When something of the site goes live or ends next. */
function nextInstant(site: DevSite): number | undefined {
  const index = site.examined()?.loaded.index;
  const next = index && nextChange(index);
  return next && Date.parse(next.at);
}

/** Says whether other parts of the site's own are shown than at the last asking; what is in them, Vite follows. */
function partsOf(site: DevSite): () => boolean {
  const partsNow = () => {
    const { blocks, blogs, forms, ui } = site.engine()?.own.client ?? NO_PARTS.client;
    return JSON.stringify([blocks, blogs, forms, ui]);
  };
  let last = partsNow();
  return () => {
    const before = last;
    last = partsNow();
    return last !== before;
  };
}

/** What has been compiled imports other files from now on. */
function takeInParts(vite: ViteDevServer): void {
  vite.moduleGraph.invalidateAll();
  vite.ws.send({ type: "full-reload" });
}

/** What is wrong with the types is shown in the terminal; the site is checked by the schemas as they were. */
function writeSchemas(root: string, done: () => void): void {
  const args = [join(root, "scripts/cli.mjs"), "schema"];
  execFile(process.execPath, args, { cwd: root }, (fault, _output, words) => {
    if (fault) process.stderr.write(words);
    done();
  });
}

/** What stopped a reading: only a fault of the program is shown with its stack. */
function failureText(cause: Error, cwd: string): string {
  return cause instanceof OwnPartError ? ownPartFailure(cause, cwd) : `${cause.stack}`;
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

/** Runs a task after a pause, once for all who ask for it until then. */
function afterPause(task: () => Promise<void>): (pause?: number) => Promise<void> {
  let next: Promise<void> | undefined;
  const run = async (pause: number) => {
    await setTimeout(pause);
    next = undefined;
    await task();
  };
  return (pause = PAUSE) => {
    next ??= run(pause);
    return next;
  };
}
