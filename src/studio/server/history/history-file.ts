import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { readBytes } from "../../../engine/pipeline/regular-file.ts";
import {
  entryAfter,
  type HistoryEntry,
  type PageState,
  stateAfter,
} from "../../contract/history.ts";
import { makeFoldersFor, syncFolderOf, writeDurably } from "../copies/durable-file.ts";

/** What a history holds at most, in states and in bytes; it then goes on with the newest half. */
const MAX = { states: 400, bytes: 4_000_000 };
/** Every so many entries a state is kept whole, so that a damaged line costs no more than those up to the next. */
const WHOLE_EVERY = 20;

/** The states that a file holds. */
export interface HeldStates {
  states: PageState[];
  /** Bytes up to the end of its last whole line: what follows was never finished. */
  end: number;
}

/** Reads the states of a page; a line that cannot be read is left out. */
export function readStates(file: string): HeldStates {
  if (!existsSync(file)) return { states: [], end: 0 };
  const bytes = readBytes(file);
  const end = bytes.lastIndexOf("\n") + 1;
  const states: PageState[] = [];
  let before: PageState | undefined;
  for (const line of bytes.subarray(0, end).toString("utf8").split("\n").slice(0, -1)) {
    before = stateIn(line, before);
    if (before) states.push(before);
  }
  return { states, end };
}

/**
 * Adds a state, and returns when the disk has it.
 *
 * @param root folder that is there already
 * @param held what the file holds
 * @throws what the system says when it cannot be written
 */
export function appendState(
  root: string,
  file: string,
  { states, end }: HeldStates,
  state: PageState,
): HeldStates {
  const next = [...states, state];
  const line = lineOf(next, next.length - 1);
  const length = end + Buffer.byteLength(line);
  if (next.length > MAX.states || length > MAX.bytes) return rewrite(root, file, next);
  const isNew = end === 0;
  if (isNew) makeFoldersFor(root, file);
  const descriptor = openSync(file, isNew ? "w" : "r+");
  try {
    ftruncateSync(descriptor, end);
    writeSync(descriptor, line, end);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  if (isNew) syncFolderOf(file);
  return { states: next, end: length };
}

function rewrite(root: string, file: string, states: PageState[]): HeldStates {
  let newest = states.slice(-MAX.states / 2);
  const textOf = () => newest.map((_, at) => lineOf(newest, at)).join("");
  while (newest.length > 1 && textOf().length > MAX.bytes / 2)
    newest = newest.slice(Math.ceil(newest.length / 2));
  const text = textOf();
  writeDurably(root, file, text);
  return { states: newest, end: Buffer.byteLength(text) };
}

function lineOf(states: PageState[], at: number): string {
  const before = at % WHOLE_EVERY === 0 ? undefined : states[at - 1];
  return `${JSON.stringify(entryAfter(before, states[at] as PageState))}\n`;
}

function stateIn(line: string, before: PageState | undefined): PageState | undefined {
  try {
    const entry = JSON.parse(line) as HistoryEntry;
    const state = stateAfter(before, entry);
    return typeof state?.page === "object" && state.page !== null ? state : undefined;
  } catch {
    return undefined;
  }
}
