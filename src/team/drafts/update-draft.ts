import type { Repository, Signature } from "../../git/open-repository.ts";
import { mergeCommits } from "../../publish/git/merge-commits.ts";
import type { Decision, UpdateAnswer } from "../../studio/contract/drafts.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { commitDraft } from "./commit-draft.ts";
import { moveDraft } from "./draft-folder.ts";
import type { DraftSite } from "./draft-site.ts";

/** Attempts of an update while somebody keeps saving. */
const MAX_ATTEMPTS = 5;

/** A draft has everything that is live, or clashes have to be decided first. */
export type Updated =
  | { outcome: "updated" | "current"; commit: string }
  | Extract<UpdateAnswer, { outcome: "clashes" }>;

/**
 * Brings what is live into a draft: one commit, or nothing at all.
 *
 * @param live the commit that is live
 */
export async function updateDraft(
  site: DraftSite,
  worktree: Repository,
  request: { id: string; live: string; person: Signature; decision?: Decision | undefined },
): Promise<Updated> {
  const { id, live, person, decision } = request;
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const mine = await commitDraft(site, worktree, person);
    if (await worktree.isAncestor(live, mine)) return { outcome: "current", commit: mine };
    if (await fastForwardDraft(site, worktree, { id, live }))
      return { outcome: "updated", commit: live };
    const merged = await mergeCommits(
      worktree,
      { mine, theirs: live },
      { author: person, decision },
    );
    if (merged.outcome === "clashes") return merged;
    const { commit } = merged;
    if (await moveDraft(site, worktree, { id, to: commit })) return { outcome: "updated", commit };
  }
  throw new RequestError(409, "These changes are being saved right now. Try again in a moment.");
}

/**
 * Fast-forwards a draft that has no commit of its own to what is live.
 *
 * @returns whether it did; not if the draft has commits, or changes in the same files
 */
export async function fastForwardDraft(
  site: DraftSite,
  worktree: Repository,
  { id, live }: { id: string; live: string },
): Promise<boolean> {
  return (await worktree.isAncestor("HEAD", live)) && moveDraft(site, worktree, { id, to: live });
}
