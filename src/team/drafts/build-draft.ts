import { commitDraft } from "./commit-draft.ts";
import { contentFolders } from "./draft-site.ts";
import type { Drafts } from "./drafts.ts";
import { lastLiveCommit } from "./live-branch.ts";
import type { BuiltFolder, SiteBuilds } from "./site-builds.ts";

/** A draft as a built site. */
export interface BuiltDraft {
  built: BuiltFolder;
  /** The live commit that its changes are counted from. */
  base: string;
}

/**
 * Builds a draft with everything that is saved in it.
 *
 * @throws {Unbuildable} if it has errors
 */
export async function buildDraft(
  { site, withDraft }: Drafts,
  builds: SiteBuilds,
  id: string,
): Promise<BuiltDraft> {
  const { base, ...wanted } = await withDraft(id, async ({ owner }, worktree) => {
    await commitDraft(site, worktree, owner);
    const live = await lastLiveCommit(site);
    return {
      name: id,
      version: (await worktree.run(["rev-parse", "HEAD^{tree}"])).trim(),
      folders: contentFolders(site, worktree.folder),
      base: (await worktree.run(["merge-base", live, "HEAD"])).trim(),
    };
  });
  return { built: await builds.of(wanted), base };
}
