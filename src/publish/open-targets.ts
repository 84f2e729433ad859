import type { PublishTarget } from "../engine/model/publish-target.ts";
import { openFolderTarget } from "./folder/folder-target.ts";
import type { GitPublishing } from "./git/git-publishing.ts";
import { openGitTarget } from "./git/git-target.ts";
import type { OpenTarget } from "./open-target.ts";
import { openS3Target } from "./s3/s3-target.ts";
import type { PublishWork } from "./work.ts";

/** What targets are opened with. */
export interface OpenWith {
  /** Folder of the publisher. */
  data: string;
  work: Pick<PublishWork, "store">;
  /** The clone that is pushed from, where there is one. */
  clone?: GitPublishing;
}

/** Opens the targets of a site, in the order in which they are switched: first those that may reject it, then those that can be rolled back. */
export function openTargets(
  targets: readonly PublishTarget[],
  { data, work, clone }: OpenWith,
): OpenTarget[] {
  const git = clone && targets.some(({ to }) => to === "git") ? [openGitTarget(clone)] : [];
  const folders = targets.filter((target) => target.to === "folder");
  const buckets = targets.filter((target) => target.to === "s3");
  return [
    ...git,
    ...folders.map((target) => openFolderTarget(target, work)),
    ...buckets.map((target) => openS3Target(target, { data, work })),
  ];
}
