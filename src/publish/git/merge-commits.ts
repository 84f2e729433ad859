import type { Repository, Signature } from "../../git/open-repository.ts";
import type { Decision, UpdateAnswer } from "../../studio/contract/drafts.ts";
import { mergeTrees } from "./merge-trees.ts";
import { withOwnIndex } from "./own-index.ts";

/** A commit that has everything of both, or what has to be decided first. */
export type MergedCommits =
  | { outcome: "merged"; commit: string }
  | Extract<UpdateAnswer, { outcome: "clashes" }>;

/** Makes one commit of two, without touching any folder or branch. */
export async function mergeCommits(
  repository: Repository,
  sides: { mine: string; theirs: string },
  { author, decision }: { author: Signature; decision?: Decision | undefined },
): Promise<MergedCommits> {
  const { mine, theirs } = sides;
  const compared = `${mine} ${theirs}`;
  // What was decided about other texts is not what was asked now.
  const choices = decision?.compared === compared ? decision.choices : [];
  const merged = await withOwnIndex((index) =>
    mergeTrees(repository, { ...sides, choices, index }),
  );
  if ("clashes" in merged) return { outcome: "clashes", ...merged, compared };
  const input = "Brought up to date with what is live";
  const args = ["commit-tree", merged.tree, "-p", mine, "-p", theirs, "-F", "-"];
  const commit = await repository.run(args, { author, input });
  return { outcome: "merged", commit: commit.trim() };
}
