import type { EditedPage } from "../../contract/field.ts";
import type { Person } from "../../contract/person.ts";

/** Unsaved work on one page. */
export interface WorkingCopy {
  /** Names this state of the work: every write gives it another. */
  version: string;
  /** Hash of the text that the work began from; empty where there was no file. */
  base: string;
  /** The value of that text; none where it could not be had any more. */
  basePage?: EditedPage;
  /** When it was written, as ISO 8601. */
  savedAt: string;
  /** The window that wrote it. */
  window: string;
  /** Who wrote it, where a team works together. */
  by?: Worker;
  page: EditedPage;
}

/** Somebody as others see them. */
export type Worker = Pick<Person, "name" | "email">;

/** What is to be written. */
export type Work = Pick<WorkingCopy, "base" | "basePage" | "page">;

/** Who writes, and what they have seen. */
export interface Writer {
  window: string;
  /** The version that the work goes on from; nothing where there was no copy. */
  after: string | undefined;
  /** Who it is, where a team works together. */
  by?: Worker | undefined;
}

/** Whether a writer knows of a copy. Its own counts though the answer may have been lost on the way. */
export function isSeen(copy: WorkingCopy, { window, after }: Writer): boolean {
  return copy.version === after || copy.window === window;
}

/** What became of a write: nobody's work is written over unseen. */
export type WriteOutcome =
  | { outcome: "kept"; copy: WorkingCopy }
  | { outcome: "conflict"; copy: WorkingCopy };

/**
 * Unsaved work, apart from the site: at most one copy for a page, by the path of its file below the
 * pages folder. What has been written survives the end of the program and of the machine.
 */
export interface WorkingCopies {
  /** The paths of all pages that have a copy. */
  list(): string[];
  /** @throws {RequestError} when somebody has changed it so that it is no copy any more */
  read(path: string): WorkingCopy | undefined;
  /** Writes a copy, unless there is one that its writer has not seen. */
  write(path: string, work: Work, writer: Writer): WriteOutcome;
  /**
   * Removes a copy, unless it is one that its writer has not seen.
   *
   * @returns whether it is gone
   */
  discard(path: string, writer: Writer): boolean;
}
