import { pairEntries } from "../../engine/model/merge/pair-entries.ts";
import type { Repository } from "../../git/open-repository.ts";
import type { DraftComment } from "../../studio/contract/drafts.ts";
import type { KeptComment } from "./draft-record.ts";

/**
 * Comments with their current positions: each moves along with its block, which is matched by its content.
 *
 * @param pages the folder of pages, as Git names it
 * @param pageNow the text of a page as the draft has it; nothing where it is gone
 */
export async function locateComments(
  repository: Repository,
  comments: readonly KeptComment[],
  pages: string,
  pageNow: (path: string) => string | undefined,
): Promise<DraftComment[]> {
  const blocksThen = new Map<string, Promise<unknown[]>>();
  const then = ({ commit, path }: KeptComment) => {
    const name = `${commit}:${pages}/${path}`;
    const known = blocksThen.get(name) ?? repository.run(["show", name]).then(blocksIn, () => []);
    blocksThen.set(name, known);
    return known;
  };
  return Promise.all(
    comments.map(async (comment) => {
      const { commit: _, block, ...rest } = comment;
      const now = pageNow(comment.path);
      if (block === undefined) return { ...rest, isOnGoneBlock: now === undefined };
      const at = pairEntries(await then(comment), blocksIn(now ?? "")).indexOf(block);
      return at === -1
        ? { ...rest, isOnGoneBlock: true }
        : { ...rest, block: at, isOnGoneBlock: false };
    }),
  );
}

/** The blocks of a page; none of one that cannot be read. */
export function blocksIn(text: string): unknown[] {
  try {
    const { blocks } = JSON.parse(text) as { blocks?: unknown };
    return Array.isArray(blocks) ? blocks : [];
  } catch {
    return [];
  }
}
