import { existsSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { DraftSite } from "./draft-site.ts";

/**
 * A folder with the files of a commit, which nobody works in: what goes live is built from it. It stays the same one, so that what
 * was built of it before makes the next build short.
 *
 * @returns the folder of the site in it
 */
export async function releaseFolder(site: DraftSite, commit: string): Promise<string> {
  const folder = await commitFolder(site, commit, "release");
  return join(folder, dirname(site.content[0] ?? ""));
}

/**
 * A folder of the server's data with the files of a commit, which nobody works in.
 *
 * @param name of the folder
 * @returns the folder of the repository
 */
export async function commitFolder(
  { repository, data, worktree: inFolder }: DraftSite,
  commit: string,
  name: string,
): Promise<string> {
  const folder = join(data, name);
  if (!existsSync(join(folder, ".git"))) {
    rmSync(folder, { recursive: true, force: true });
    await repository.run(["worktree", "unlock", folder]).catch(() => undefined);
    await repository.run(["worktree", "prune"]);
    await repository.run(["worktree", "add", "-q", "--detach", folder, commit]);
  }
  const worktree = inFolder(folder);
  const git = (await worktree.run(["rev-parse", "--git-dir"])).trim();
  rmSync(join(resolve(folder, git), "index.lock"), { force: true });
  await worktree.run(["checkout", "-q", "--detach", "-f", commit]);
  return folder;
}
