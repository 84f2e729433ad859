import { openFolderTarget } from "./folder/folder-target.ts";
import { type GitPublishing, openGitTarget } from "./git/git-target.ts";
import type { OpenTarget } from "./open-target.ts";
import type { FolderTarget, GitTarget } from "./targets.ts";
import type { PublishWork } from "./work.ts";

/** What targets are opened with. */
export interface OpenWith {
  work: Pick<PublishWork, "store">;
  /** The clone that is pushed from, where there is one. */
  clone?: GitPublishing;
}

/** Opens the targets of a site, in the order in which they are switched: first what may be refused, then what can be undone. */
export function openTargets(
  targets: readonly (GitTarget | FolderTarget)[],
  { work, clone }: OpenWith,
): OpenTarget[] {
  const git = clone && targets.some(({ to }) => to === "git") ? [openGitTarget(clone)] : [];
  const folders = targets.filter((target) => target.to === "folder");
  return [...git, ...folders.map((target) => openFolderTarget(target, work))];
}
