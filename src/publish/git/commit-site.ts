import type { Signature } from "../../git/open-repository.ts";
import { type GitPublishing, sitePaths } from "./git-publishing.ts";

/**
 * Commits what belongs to a site, as it lies in its folder.
 *
 * @returns the commit, or the one that is there when nothing has changed
 */
export async function commitSite(
  given: Pick<GitPublishing, "repository" | "site">,
  { by, sentence }: { by: Signature; sentence: string },
): Promise<string> {
  const { repository } = given;
  const paths = sitePaths(given);
  await repository.run(["add", "-A", "--", ...paths]);
  const changed = await repository.run(["diff", "--cached", "--name-only", "--", ...paths]);
  if (changed.trim() !== "")
    await repository.run(["commit", "-q", "-m", sentence, "--only", "--", ...paths], {
      author: by,
    });
  return (await repository.commitAt("HEAD")) ?? "";
}
