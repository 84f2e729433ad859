import { GitError } from "../../git/git-error.ts";
import type { Repository, Signature } from "../../git/open-repository.ts";
import type { Job } from "../journal.ts";
import type { OpenTarget } from "../open-target.ts";
import { PublishError, reasonOf } from "../publish-error.ts";
import { commitSite } from "./commit-site.ts";
import { BESIDE, type GitPublishing } from "./git-publishing.ts";
import { withOwnIndex } from "./own-index.ts";

/**
 * A branch of a remote: what goes live is pushed there, and never takes a commit away. Where the caller names no commit, what
 * belongs to the site is committed in its folder.
 */
export function openGitTarget(given: GitPublishing): OpenTarget {
  const { repository, remote, branch } = given;
  const live = () => repository.commitAt(`refs/remotes/${remote}/${branch}`);
  return {
    name: gitTargetName(given),
    isBuilt: false,
    summary: async () => ({ to: "git", name: await addressOf(given) }),
    prepare: (job) =>
      withPublishErrors(async () => {
        const there = await repository.fetch(branch);
        const ours = job.order?.commit ?? "HEAD";
        if (there && !(await repository.isAncestor(there, ours)))
          throw new PublishError("moved-on");
      }),
    put: (job) =>
      withPublishErrors(
        async () =>
          job.order?.commit ?? commitSite(given, { by: authorOf(job), sentence: job.sentence }),
      ),
    revive: (state, job) =>
      withPublishErrors(async () => {
        const parent = await repository.fetch(branch);
        if (!parent || !(await repository.commitAt(state))) throw new PublishError("gone");
        const tree = await treeWithSiteOf(given, state, parent);
        const args = ["commit-tree", tree, "-p", parent, "-m", job.sentence];
        return (await repository.run(args, { author: authorOf(job) })).trim();
      }),
    has: async (state) => (await repository.commitAt(state)) !== undefined,
    live,
    switchTo: (state) =>
      withPublishErrors(async () => {
        await repository.push([{ ref: `refs/heads/${branch}`, commit: state }]);
        await fastForward(repository, branch, state);
      }),
    // Others may have it already: what was pushed stays, and the next publication goes on from it.
    rollBack: async () => undefined,
    prune: async () => undefined,
  };
}

/** The name by which states of the branch are known. */
export function gitTargetName({
  remote,
  branch,
}: Pick<GitPublishing, "remote" | "branch">): string {
  return `git ${remote} ${branch}`;
}

/** A tree that has what belongs to the site from one commit, and everything else from another. */
async function treeWithSiteOf(
  { repository, site }: GitPublishing,
  commit: string,
  others: string,
): Promise<string> {
  const paths = [...site, ...BESIDE];
  return withOwnIndex(async (index) => {
    await repository.run(["read-tree", others], { index });
    const own = ["rm", "-r", "-q", "--cached", "--ignore-unmatch", "--", ...paths];
    await repository.run(own, { index });
    const listing = ["ls-tree", "-r", "-z", "--full-name", commit, "--", ...paths];
    const input = await repository.run(listing);
    await repository.run(["update-index", "-z", "--index-info"], { index, input });
    return (await repository.run(["write-tree"], { index })).trim();
  });
}

function authorOf({ by }: Job): Signature {
  return { name: by.name, email: by.email };
}

/** Brings the folder to what is live, where it is on that branch and loses nothing by that. */
async function fastForward(repository: Repository, branch: string, commit: string): Promise<void> {
  try {
    const head = (await repository.run(["symbolic-ref", "-q", "HEAD"])).trim();
    if (head === `refs/heads/${branch}`) await repository.run(["merge", "-q", "--ff-only", commit]);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
  }
}

async function addressOf({ repository, remote, branch }: GitPublishing): Promise<string> {
  const address = (await repository.run(["remote", "get-url", remote])).trim();
  // It may hold a password.
  return `${address.replace(/\/\/[^/@]*@/, "//")}, ${branch}`;
}

/** Turns errors of Git into reasons that people can be shown. */
async function withPublishErrors<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new PublishError(reasonOf(cause), cause.output.trim(), { cause });
  }
}
