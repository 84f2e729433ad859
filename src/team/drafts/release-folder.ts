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
  const { repository, data, content } = site;
  const folder = join(data, "release");
  if (!existsSync(join(folder, ".git"))) {
    rmSync(folder, { recursive: true, force: true });
    await repository.run(["worktree", "unlock", folder]).catch(() => undefined);
    await repository.run(["worktree", "prune"]);
    await repository.run(["worktree", "add", "-q", "--detach", folder, commit]);
  }
  const worktree = site.worktree(folder);
  const git = (await worktree.run(["rev-parse", "--git-dir"])).trim();
  rmSync(join(resolve(folder, git), "index.lock"), { force: true });
  await worktree.run(["checkout", "-q", "--detach", "-f", commit]);
  return join(folder, dirname(content[0] ?? ""));
}
