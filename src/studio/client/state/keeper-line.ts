import type { OpenedPage } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { PageClash } from "./join-page.ts";
import { isChanged, type OpenPage } from "./session.ts";

/** Requests that go on when the window is closed are at most 63,000 bytes long. A character takes up to three. */
const MAX_WHEN_CLOSING = 20_000;

/** The unsaved work on one page, on its way to the server. */
export interface Line {
  page: OpenPage;
  /** The version that the server has, as far as this window knows. */
  version: string | undefined;
  /** The page as the server has it. */
  kept: EditedPage;
  /** Names the file that the server takes it to have begun from. */
  keptBase: string;
  /** When the first change was made that was not sent. */
  since?: number;
  timer?: ReturnType<typeof setTimeout>;
  /** What is under way; one after another. */
  turn: Promise<unknown>;
  isBusy: boolean;
  /** What is on its way to the server, and gets there though the window closes. */
  sending?: EditedPage;
  /** What somebody else has done, which cannot stand beside the work here until its author decides. */
  clash?: PageClash & { opened: OpenedPage };
  /** The page as the browser keeps it for the server. */
  stored?: EditedPage;
  /** Makes the browser forget it. */
  forget: (() => Promise<void>)[];
  /** Over when it has forgotten. */
  forgotten?: Promise<unknown>;
}

/** A page that was just opened. */
export function newLine(page: OpenPage, version: string | undefined): Line {
  const turn = Promise.resolve();
  return { page, version, kept: page.page, keptBase: page.hash, turn, isBusy: false, forget: [] };
}

/** Whether the server lacks something. */
export function isPending({ page, version, kept, keptBase }: Line): boolean {
  if (page.page !== kept) return true;
  return page.hash !== keptBase && (version !== undefined || isChanged(page));
}

/** Whether work cannot be sent while the window closes. */
export function isHeldUp({ page, isBusy, sending, clash }: Line): boolean {
  const isWaiting = isBusy && sending !== page.page;
  return isWaiting || clash !== undefined || JSON.stringify(page.page).length > MAX_WHEN_CLOSING;
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
