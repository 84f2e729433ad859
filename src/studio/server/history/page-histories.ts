import { existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { PageState } from "../../contract/history.ts";
import { makeHome, STUDIO_FOLDER } from "../copies/copies-on-disk.ts";
import { fileWithin } from "../within.ts";
import { appendState, type HeldStates, readStates } from "./history-file.ts";

/** The states that pages were in, by the paths of their files below the pages folder. */
export interface PageHistories {
  /** The oldest first. */
  states(path: string): PageState[];
  /** Keeps a state; one that differs from the last in nothing is left out. */
  add(path: string, state: PageState): void;
  /** Lets histories follow pages whose files were moved. */
  move(moves: { from: string; to: string }[]): void;
}

/**
 * Histories as files beside the pages, one for each, to which lines are added: `.studio/history/visit.jsonl` for
 * `pages/visit.json`.
 *
 * @param pages absolute path of the pages folder
 */
export function historiesOnDisk(pages: string): PageHistories {
  const home = join(dirname(pages), STUDIO_FOLDER);
  const folder = join(home, "history");
  const known = new Map<string, HeldStates>();
  const fileOf = (path: string) => (existsSync(folder) ? fileWithin(folder, `${path}l`) : "");
  const held = (path: string): HeldStates => {
    const file = fileOf(path);
    const before = known.get(path);
    if (before && existsSync(file) && statSync(file).size === before.end) return before;
    const read = file === "" ? { states: [], end: 0 } : readStates(file);
    known.set(path, read);
    return read;
  };
  return {
    states: (path) => held(path).states,
    add(path, state) {
      const before = held(path);
      const last = before.states.at(-1);
      if (last && last.kind === state.kind && sameValue(last.page, state.page)) return;
      unlessFull(() => {
        makeHome(home, folder);
        known.set(path, appendState(folder, fileOf(path), before, state));
      });
    },
    move(moves) {
      for (const { from, to } of moves) {
        const [before, after] = [fileOf(from), fileOf(to)];
        if (!existsSync(before) || existsSync(after)) continue;
        mkdirSync(dirname(after), { recursive: true });
        renameSync(before, after);
      }
    },
  };
}

/** The page itself is kept elsewhere: where there is no room for its history, the work goes on without. */
function unlessFull(write: () => void): void {
  try {
    write();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === undefined) throw cause;
  }
}
