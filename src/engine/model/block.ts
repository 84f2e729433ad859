import type { SharedName } from "../fields/shared-name/type.ts";

/** A block as an author writes it. Which fields it has, only its definition knows. */
export interface Block {
  type: string;
  [field: string]: unknown;
}

/** A block that several pages show. It is written once, in a file in `pages/_shared/`. */
export interface SharedUse {
  /**
   * Which of the shared parts it is. Its name is that of its file without `.json`, for example `next-step`.
   * @title Shared part
   */
  use: SharedName;
}

/** One entry of the blocks of a page: a block that is written there, or a shared one by its name. */
export type PageBlock = Block | SharedUse;

/** A block as its component receives it: resolved, with what its definition adds. */
export interface ResolvedBlock {
  type: string;
  [field: string]: unknown;
}

/** The field that tells the use of a shared block from a block. */
export const USE = "use";

/** Whether an entry stands for a shared block. The page may be in the middle of a change, so that it may be anything. */
export function isUse(entry: unknown): entry is SharedUse {
  return typeof entry === "object" && entry !== null && USE in entry && !("type" in entry);
}
