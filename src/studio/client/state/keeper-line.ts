import type { EditedPage } from "../../contract/field.ts";
import type { OpenPage } from "./session.ts";

/** Requests that go on when the window is closed are at most 63,000 bytes long. A character takes up to three. */
const MOST_WHEN_CLOSING = 20_000;

/** The same as no page: what was kept belongs to an earlier text of the file, and is sent once more. */
export const NOTHING: EditedPage = {};

/** The unsaved work on one page, on its way to the server. */
export interface Line {
  page: OpenPage;
  /** The version that the server has, as far as this window knows. */
  version: string | undefined;
  /** The page as the server has it. */
  kept: EditedPage;
  /** When the first change was made that was not sent. */
  since?: number;
  timer?: ReturnType<typeof setTimeout>;
  /** What is under way; one after another. */
  turn: Promise<unknown>;
  isBusy: boolean;
  /** Whether another window's work stands in the way until its author decides. */
  isBlocked: boolean;
}

/** A page that was just opened. */
export function newLine(page: OpenPage, version: string | undefined): Line {
  const turn = Promise.resolve();
  return { page, version, kept: page.page, turn, isBusy: false, isBlocked: false };
}

/** Whether the server lacks something. */
export function isPending({ page, kept }: Line): boolean {
  return page.page !== kept;
}

/** Whether work cannot be sent while the window closes. */
export function isHeldUp({ page, isBusy, isBlocked }: Line): boolean {
  return isBusy || isBlocked || JSON.stringify(page.page).length > MOST_WHEN_CLOSING;
}

/**
 * Does something when nothing else is under way for a page.
 *
 * @throws what the task throws; the next in turn goes on all the same
 */
export function inTurn<Result>(line: Line, task: () => Promise<Result>): Promise<Result> {
  const turn = line.turn.then(async () => {
    line.isBusy = true;
    try {
      return await task();
    } finally {
      line.isBusy = false;
    }
  });
  line.turn = turn.catch(() => undefined);
  return turn;
}
