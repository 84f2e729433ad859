import { closeSync, fsyncSync, openSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../engine/pipeline/regular-file.ts";
import { writeWhole } from "../engine/pipeline/write-whole.ts";
import type { Publication, Revision } from "../studio/contract/publishing.ts";

/** What is to go live. */
export interface Order {
  /** The site: the folder that holds its pages. A folder that stays the same from one time to the next is built much sooner. */
  folder: string;
  /** The commit of the pages, where the caller has made one. */
  commit?: string;
  /** The publication whose warnings its user has seen. */
  accepts?: string;
  /** Whether nobody is there to look at warnings: errors alone stand against it. */
  takesWarnings?: true;
}

/** A publication that has not ended. */
export interface Job extends Publication {
  /** Nothing when an earlier state goes live again. */
  order?: Order;
  /** The state that goes live again. */
  restores?: KeptRevision;
  /** What goes live, once it is at hand. */
  made?: Release;
  /** What was live in each target before the switch. */
  before?: States;
}

/** Names of states, by the targets that know them. */
export type States = Record<string, string>;

/** What goes live. */
export interface Release {
  states: States;
  /** Pages that visitors see; nothing where nothing is built. */
  pages?: number;
  /** When the built site changes by itself. */
  changesAt?: string;
}

/** A state as it is kept. */
export type KeptRevision = Omit<Revision, "isLive" | "isKept"> &
  Pick<Release, "states" | "changesAt">;

/** Everything that a publisher has to know when it is started again. */
export interface Journal {
  /** The one that runs, then those that wait. */
  jobs: readonly Job[];
  /** The one that ended last. */
  last?: Publication;
  /** The newest first: the first one is live. */
  revisions: readonly KeptRevision[];
}

/** States that stay in the journal. */
const MAX_REVISIONS = 500;

/** Reads the journal; an empty one where nothing was published yet. */
export function readJournal(data: string): Journal {
  try {
    return JSON.parse(readText(fileOf(data))) as Journal;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return { jobs: [], revisions: [] };
    throw cause;
  }
}

/** Writes the journal: once this is done it outlasts a power failure. */
export function writeJournal(data: string, journal: Journal): void {
  const revisions = journal.revisions.slice(0, MAX_REVISIONS);
  writeWhole(fileOf(data), JSON.stringify({ ...journal, revisions }), { flush: true });
  flushFolder(data);
}

/** Flushes the names in a folder to the disk. */
export function flushFolder(folder: string): void {
  // Windows cannot open folders.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function fileOf(data: string): string {
  return join(data, "journal.json");
}
