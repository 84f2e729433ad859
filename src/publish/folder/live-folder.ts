import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { linkOrCopy } from "../../engine/output/link-or-copy.ts";
import { textIfReadable } from "../../engine/pipeline/regular-file.ts";
import { flushFolder } from "../journal.ts";
import { PublishError } from "../publish-error.ts";
import { RULES } from "./store-revision.ts";

const CURRENT = "current";
const REVISIONS = "revisions";
const ASSETS = "assets";
/** Milliseconds that a web server may take to reload its rules. */
const RELOAD_TIMEOUT = 20_000;

/** A folder with the states of a site, of which one is live. */
export interface LiveFolder {
  /** Where the states lie. */
  revisions: string;
  /** What a web server serves. */
  current: string;
  /** The state that is live; nothing before the first one is. */
  live(): string | undefined;
  has(name: string): boolean;
  /**
   * Makes a state live atomically. Pages of the state before that visitors have open can still load their styles and scripts.
   *
   * @param name nothing to be as before the first one
   * @throws {PublishError} when the state is not there any more
   */
  switchTo(name: string | undefined): void;
  /** Makes the web server reload its rules, if those of the live state differ from those of `before`. */
  reloadRules(before: string | undefined): Promise<void>;
  /** Removes leftovers, and all states except those to keep. Must not run while a state is stored. */
  prune(kept: ReadonlySet<string>): Promise<void>;
}

/** @param reload the command that makes the web server read its rules */
export function openLiveFolder(path: string, reload?: readonly string[]): LiveFolder {
  const revisions = join(path, REVISIONS);
  const current = join(path, CURRENT);
  const folderOf = (name: string) => join(revisions, name);
  const live = () => {
    const isLink = lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink();
    return isLink ? basename(readlinkSync(current)) : undefined;
  };
  const rules = (name: string | undefined) =>
    name === undefined
      ? []
      : Object.values(RULES).map((file) => textIfReadable(join(folderOf(name), file)));
  return {
    revisions,
    current,
    live,
    has: (name) => existsSync(folderOf(name)),
    switchTo(name) {
      const before = live();
      if (name === before) return;
      if (name === undefined) return rmSync(current, { force: true });
      // Another server that publishes to the same folder may have removed it.
      if (!existsSync(folderOf(name))) throw new PublishError("gone");
      if (before !== undefined) keepAssets(folderOf(before), folderOf(name));
      const temporary = `${current}.new`;
      rmSync(temporary, { force: true });
      symlinkSync(join(REVISIONS, name), temporary);
      renameSync(temporary, current);
      flushFolder(path);
    },
    async reloadRules(before) {
      const now = live();
      if (!reload || rules(now).join() === rules(before).join()) return;
      // Where nothing was live, no web server can have been started with the rules yet.
      const isFirst = before === undefined;
      await runReload(reload).catch(isFirst ? () => undefined : rethrow);
    },
    async prune(kept) {
      const names = existsSync(revisions) ? readdirSync(revisions) : [];
      const stale = names.filter((name) => !kept.has(name) && name !== live());
      // Renamed first, so that none passes for a complete state while it is being removed.
      const renamed = stale.map((name) => {
        const aside = folderOf(`${randomBytes(8).toString("hex")}.old`);
        renameSync(folderOf(name), aside);
        return aside;
      });
      for (const aside of renamed) await rm(aside, { recursive: true, force: true });
    },
  };
}

/** Hard-links the assets of a state into another one. Their names change with their content. */
function keepAssets(from: string, to: string): void {
  const own = join(from, ASSETS);
  for (const entry of existsSync(own) ? readdirSync(own, { withFileTypes: true }) : []) {
    const target = join(to, ASSETS, entry.name);
    if (entry.isFile() && !existsSync(target)) linkOrCopy(join(own, entry.name), target);
  }
}

function rethrow(cause: unknown): never {
  throw cause;
}

/** @throws {PublishError} with the command's output */
async function runReload([program = "", ...args]: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(program, args, { timeout: RELOAD_TIMEOUT });
  } catch (cause) {
    const { stderr = "", message } = cause as Error & { stderr?: string };
    throw new PublishError("reload-failed", stderr.trim() || message, { cause });
  }
}
