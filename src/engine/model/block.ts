import type { SharedName } from "../fields/shared-name/type.ts";
import type { Times } from "./times.ts";

/** A block as an author writes it. Which fields it has, only its definition knows. */
export interface Block extends Times {
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
  /** What this page says otherwise than the shared part, field by field. A field stands here as a whole, as it would in the block. */
  with?: Overrides;
}

/**
 * Fields of a shared block as one page has them, by their names. Every field may differ but the type.
 * @fieldsOf Block
 */
export interface Overrides {
  [field: string]: unknown;
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

/** The field with what a page says otherwise than a shared block. */
export const WITH = "with";

/** Whether an entry stands for a shared block. The page may be in the middle of a change, so that it may be anything. */
export function isUse(entry: unknown): entry is SharedUse {
  return typeof entry === "object" && entry !== null && USE in entry && !("type" in entry);
}

/** A shared block as a page shows it. The page may be in the middle of a change. */
export function overridden(shared: Block, { with: own }: SharedUse): Block {
  return own ? { ...shared, ...own, type: shared.type } : shared;
}
