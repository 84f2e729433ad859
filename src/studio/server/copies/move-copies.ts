import { readable } from "./readable.ts";
import type { WorkingCopies } from "./working-copies.ts";

/** What moves a copy is no window. */
const MOVER = "move";

/**
 * Lets unsaved work follow pages whose files were moved.
 *
 * @param moves paths below the pages folder
 */
export function moveCopies(copies: WorkingCopies, moves: { from: string; to: string }[]): void {
  for (const { from, to } of moves) {
    const copy = readable(copies, from);
    if (!copy) continue;
    const { base, basePage, page, version: after } = copy;
    const writer = { window: MOVER, after };
    if (copies.write(to, { base, basePage, page }, writer).outcome === "kept")
      copies.discard(from, writer);
  }
}
