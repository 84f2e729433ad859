/** A block as an author writes it. Which fields it has, only its definition knows. */
export interface Block {
  type: string;
  [field: string]: unknown;
}

/** A block as its component receives it: resolved, with what its definition adds. */
export interface ResolvedBlock {
  type: string;
  [field: string]: unknown;
}

/** The type of the entries that stand for a shared block. */
const SHARED = "shared";

/** The name of the shared block that an entry stands for; nothing for a block of its own. */
export function sharedName({ type, name }: Partial<Block>): string | undefined {
  if (type !== SHARED) return undefined;
  return typeof name === "string" ? name : "";
}
