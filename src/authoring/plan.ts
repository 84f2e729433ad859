/** What a command is going to do to the disk; nothing has happened yet. */
export interface Plan {
  /** New texts by absolute path. */
  writes: Map<string, string>;
  /** Files that get another path. */
  renames: { from: string; to: string }[];
  deletes: string[];
  /** What is done, in sentences. */
  summary: string[];
}

/** A command that cannot be carried out. The message says why and what to do. */
export class Refusal extends Error {}
