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
/** Milliseconds that a web server has to take in its rules. */
const PATIENCE = 20_000;

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
   * Makes a state live in one step. What visitors have opened of the one before still finds its styles and scripts.
   *
   * @param name nothing to be as before the first one
   * @throws {PublishError} when the state is not there any more
   */
  switchTo(name: string | undefined): void;
  /** Makes the web server take in the rules of the state that is live, if they are others than those of `before`. */
  takeIn(before: string | undefined): Promise<void>;
  /** Removes what is left of earlier work, and all states but some; not while one is put there. */
  tidy(kept: ReadonlySet<string>): Promise<void>;
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
      // Another server that publishes to the same folder may have taken it away.
      if (!existsSync(folderOf(name))) throw new PublishError("gone");
      if (before !== undefined) keepAssets(folderOf(before), folderOf(name));
      const aside = `${current}.new`;
      rmSync(aside, { force: true });
      symlinkSync(join(REVISIONS, name), aside);
      renameSync(aside, current);
      flushFolder(path);
    },
    async takeIn(before) {
      const now = live();
      if (!reload || rules(now).join() === rules(before).join()) return;
      // Where nothing was live, no web server can have been started with the rules yet.
      const isFirst = before === undefined;
      await runReload(reload).catch(isFirst ? () => undefined : rethrow);
    },
    async tidy(kept) {
      const names = existsSync(revisions) ? readdirSync(revisions) : [];
      const gone = names.filter((name) => !kept.has(name) && name !== live());
      // All at once, so that none is taken for a whole one while it is removed.
      const asides = gone.map((name) => {
        const aside = folderOf(`${randomBytes(8).toString("hex")}.old`);
        renameSync(folderOf(name), aside);
        return aside;
      });
      for (const aside of asides) await rm(aside, { recursive: true, force: true });
    },
  };
}

/** Gives the assets of a state second names in another one. Their names change with their content. */
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

/** @throws {PublishError} with what the command said */
async function runReload([program = "", ...args]: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(program, args, { timeout: PATIENCE });
  } catch (cause) {
    const { stderr = "", message } = cause as Error & { stderr?: string };
    throw new PublishError("reload-failed", stderr.trim() || message, { cause });
  }
}
