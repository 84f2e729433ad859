import { GitError } from "../../git/git-error.ts";
import type { DraftSite } from "./draft-site.ts";

/**
 * The commit that is live: as the remote has it, or this clone if there is none.
 *
 * @throws {GitError} when the remote cannot be asked
 */
export async function liveCommit({ repository, branch }: DraftSite): Promise<string> {
  const theirs = (await repository.hasRemote()) ? await repository.fetch(branch) : undefined;
  return theirs ?? knownCommit(repository.commitAt(`refs/heads/${branch}`), branch);
}

/** The commit that is live as far as this clone knows, without asking anybody. */
export async function lastLiveCommit({ repository, branch }: DraftSite): Promise<string> {
  const fetched = await repository.commitAt(`refs/remotes/origin/${branch}`);
  return fetched ?? knownCommit(repository.commitAt(`refs/heads/${branch}`), branch);
}

async function knownCommit(commitAt: Promise<string | undefined>, branch: string): Promise<string> {
  const commit = await commitAt;
  if (commit === undefined) throw new GitError("failed", `There is no branch "${branch}".`);
  return commit;
}

/**
 * Makes a commit the live one, here and at the remote. It holds what was live before.
 *
 * @throws {GitError} `moved-on` when something else has gone live since
 */
export async function advanceLive(site: DraftSite, commit: string): Promise<void> {
  const { repository, branch } = site;
  const ref = `refs/heads/${branch}`;
  const known = await lastLiveCommit(site);
  // Other commits may have followed it already.
  if (known !== commit && (await repository.isAncestor(commit, known))) return;
  if (await repository.hasRemote()) await repository.push([{ ref, commit }]);
  const before = await repository.commitAt(ref);
  if (before !== undefined && !(await repository.isAncestor(before, commit)))
    throw new GitError("moved-on", `${ref} is at ${before}`);
  const shown = await repository.run(["symbolic-ref", "-q", "HEAD"]).catch(() => "");
  // The folder of the clone shows what is live, if it shows that branch at all.
  if (shown.trim() === ref) await repository.run(["merge", "--ff-only", "-q", commit]);
  else await repository.run(["update-ref", ref, commit, ...(before ? [before] : [])]);
}
