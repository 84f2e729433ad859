import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Repository } from "../../git/open-repository.ts";
import type { DraftRecord } from "./draft-record.ts";
import type { DraftSite } from "./draft-site.ts";
import { finishMove } from "./finish-move.ts";

/** Where the files of a draft lie. */
export function draftFolder({ data }: Pick<DraftSite, "data">, id: string): string {
  return join(data, "worktrees", id);
}

/**
 * The folder of a draft with its branch checked out. It is made when it is not there; what a server that was killed had
 * begun with it is finished.
 */
export async function openDraftFolder(site: DraftSite, record: DraftRecord): Promise<Repository> {
  const folder = draftFolder(site, record.id);
  if (!record.isReady || !existsSync(join(folder, ".git"))) await makeFolder(site, record, folder);
  const worktree = site.worktree(folder);
  if (record.movingTo !== undefined) {
    await finishMove(worktree, record.movingTo);
    site.records.change(record.id, () => ({ movingTo: undefined }));
  }
  return worktree;
}

async function makeFolder(
  { repository, records }: DraftSite,
  { id, branch, base }: DraftRecord,
  folder: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  // One that was stopped while it was made is locked, and not pruned.
  await repository.run(["worktree", "unlock", folder]).catch(() => undefined);
  await repository.run(["worktree", "prune"]);
  if ((await repository.commitAt(`refs/heads/${branch}`)) === undefined)
    await repository.run(["branch", "-q", "--no-track", branch, base]);
  await repository.run(["worktree", "add", "-q", folder, branch]);
  records.change(id, () => ({ isReady: true }));
}

/**
 * Brings the files of a draft from its last commit to one that follows it. Killed on the way, it is finished when the draft is
 * opened again.
 *
 * @returns whether it was done; not if a file that changes has work that no commit has
 */
export async function moveDraft(
  { records }: DraftSite,
  worktree: Repository,
  { id, to }: { id: string; to: string },
): Promise<boolean> {
  records.change(id, () => ({ movingTo: to }));
  try {
    await worktree.run(["merge", "--ff-only", "-q", to]);
    return true;
  } catch (cause) {
    // Git looks at all files before it changes the first.
    if ((await worktree.commitAt("HEAD")) === to) throw cause;
    return false;
  } finally {
    records.change(id, () => ({ movingTo: undefined }));
  }
}

/** Takes the files of a draft away. Its branch stays, with all that was committed. */
export async function closeDraftFolder(site: DraftSite, id: string): Promise<void> {
  const folder = draftFolder(site, id);
  site.records.change(id, () => ({ isReady: false }));
  rmSync(folder, { recursive: true, force: true });
  await site.repository.run(["worktree", "prune"]);
}
