import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Repository, Signature } from "../../git/open-repository.ts";
import { changeSentence } from "../../studio/server/publishing/change-sentence.ts";
import { describeFiles } from "../../studio/server/publishing/describe-files.ts";
import { changedFiles } from "./changed-files.ts";
import { contentOf, type DraftSite } from "./draft-site.ts";
import { textIn } from "./draft-summary.ts";
import { readAt } from "./read-at.ts";

/**
 * Commits what a draft's files say, with a sentence on what was changed.
 *
 * @param person who has changed it
 * @returns the last commit of the draft; the one that was, where nothing has changed since
 */
export async function commitDraft(
  site: DraftSite,
  worktree: Repository,
  person: Signature,
): Promise<string> {
  const files = await changedFiles(worktree, "HEAD", contentOf(site));
  if (files.length > 0) {
    const described = await describeFiles(site.describe, files, {
      before: readAt(worktree, "HEAD"),
      after: (path) => textIn(worktree.folder, path),
    });
    await worktree.run(["add", "-A", "--", ...(await addable(site, worktree))]);
    await worktree.run(["commit", "-q", "-F", "-"], {
      author: person,
      input: changeSentence(described),
    });
  }
  return (await worktree.run(["rev-parse", "HEAD"])).trim();
}

/** The paths of a draft's content that can be added: Git rejects a folder that neither exists nor is tracked. */
export async function addable(site: DraftSite, worktree: Repository): Promise<string[]> {
  const known = await worktree.run(["ls-files", "-z", "--", ...site.content]);
  const paths = known.split("\0");
  return contentOf(site).filter(
    (path) =>
      path.startsWith(":") ||
      existsSync(join(worktree.folder, path)) ||
      paths.some((one) => one.startsWith(`${path}/`)),
  );
}
