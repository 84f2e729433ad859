import { rewriteJson } from "../../engine/edit/rewrite-json.ts";
import { pairEntries } from "../../engine/model/merge/pair-entries.ts";
import { writeWhole } from "../../engine/pipeline/write-whole.ts";
import type { Repository } from "../../git/open-repository.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { fileWithin } from "../../studio/server/within.ts";
import { blocksIn } from "./comments.ts";
import { contentOf, type DraftSite } from "./draft-site.ts";
import { textIn } from "./draft-summary.ts";

/** What is to be as it was. */
export interface Earlier {
  /** The commit that it was so in. */
  commit: string;
  /** The file; everything if none is named. */
  path?: string | undefined;
  /** The block of the file, as that commit has it; all of the file if none is named. */
  block?: number | undefined;
}

/**
 * Restores files of a draft to an earlier commit. Nothing goes live by that.
 *
 * @throws {RequestError} when that never was
 */
export async function restoreEarlier(
  site: DraftSite,
  worktree: Repository,
  { commit, path, block }: Earlier,
): Promise<void> {
  if (!/^[0-9a-f]{40,64}$/.test(commit) || !(await worktree.commitAt(commit)))
    throw new RequestError(404, "This state of the site is not known any more.");
  if (path === undefined) return restoreAll(site, worktree, commit);
  const text = await worktree.run(["show", `${commit}:${path}`]).catch(() => undefined);
  const file = fileWithin(worktree.folder, path);
  if (text === undefined || !site.content.some((folder) => path.startsWith(`${folder}/`)))
    throw new RequestError(404, "This page was not there at that time.");
  if (block === undefined) await worktree.run(["checkout", "-q", commit, "--", path]);
  else writeWhole(file, withBlock(text, textIn(worktree.folder, path), block), { flush: true });
}

async function restoreAll(site: DraftSite, worktree: Repository, commit: string): Promise<void> {
  const content = contentOf(site);
  await worktree.run(["rm", "-r", "-q", "--ignore-unmatch", "--", ...content]);
  const there = await worktree.run(["ls-tree", "--name-only", "-z", commit, "--", ...site.content]);
  await worktree.run(["checkout", "-q", commit, "--", ...there.split("\0").filter(Boolean)]);
}

/** A page with one of its blocks as it was: instead of what became of it, or at its old position. */
function withBlock(then: string, now: string | undefined, block: number): string {
  const earlier = blocksIn(then);
  if (now === undefined || earlier[block] === undefined)
    throw new RequestError(404, "This part was not there at that time.");
  const page = JSON.parse(now) as { blocks?: unknown[] };
  const blocks = page.blocks ?? [];
  const at = pairEntries(earlier, blocks).indexOf(block);
  const restored =
    at === -1
      ? blocks.toSpliced(Math.min(block, blocks.length), 0, earlier[block])
      : blocks.with(at, earlier[block]);
  return rewriteJson(now, { ...page, blocks: restored });
}
