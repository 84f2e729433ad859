import { openRepository } from "../../git/open-repository.ts";
import type { Decision, UpdateAnswer } from "../../studio/contract/drafts.ts";
import type { Clone } from "./clone-state.ts";
import { commitSite } from "./commit-site.ts";
import { mergeCommits } from "./merge-commits.ts";

type Clashes = Extract<UpdateAnswer, { outcome: "clashes" }>;

/**
 * Brings what is live into the folder of somebody who works alone. What they have changed is committed first, so that nothing of it
 * can be lost.
 *
 * @param sentence what they have changed, in words
 * @throws {GitError} also where a file changes that is no part of the site and has work that no commit has
 */
export async function updateClone(
  clone: Clone,
  sentence: string,
  decision?: Decision,
): Promise<UpdateAnswer> {
  const { repository, remote, branch, author } = clone;
  const live = await repository.fetch(branch);
  if (!live || (await repository.isAncestor(live, "HEAD"))) return { outcome: "current" };
  const mine = await commitSite(clone, { by: author, sentence });
  if (await repository.isAncestor(mine, live)) {
    await repository.run(["merge", "--ff-only", "-q", live]);
    return { outcome: "updated" };
  }
  const [top = "", prefix = ""] = (
    await repository.run(["rev-parse", "--show-toplevel", "--show-prefix"])
  ).split("\n");
  // The site may lie in a folder of the repository, and the other files have to come along.
  const whole = openRepository(top, { remote, committer: author });
  const merged = await mergeCommits(whole, { mine, theirs: live }, { author, decision });
  if (merged.outcome === "clashes") return belowFolder(merged, prefix);
  await whole.run(["merge", "--ff-only", "-q", merged.commit]);
  return { outcome: "updated" };
}

/** Clashes with the paths of files as the site has them. */
function belowFolder({ clashes, files, ...rest }: Clashes, folder: string): Clashes {
  const below = (path: string) => (path.startsWith(folder) ? path.slice(folder.length) : path);
  return {
    ...rest,
    clashes: clashes.map((clash) => ({ ...clash, path: below(clash.path) })),
    files: Object.fromEntries(Object.entries(files).map(([path, value]) => [below(path), value])),
  };
}
