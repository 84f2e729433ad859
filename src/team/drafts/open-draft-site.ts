import { mkdirSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Engine } from "../../engine/pipeline/engine.ts";
import { slashed } from "../../engine/pipeline/read.ts";
import { openRepository, type RepositoryOptions } from "../../git/open-repository.ts";
import { createDescribeChange } from "../../studio/server/publishing/describe-change.ts";
import { draftRecords } from "./draft-records.ts";
import type { DraftSite } from "./draft-site.ts";

/** Where a site lies that has drafts. */
export interface DraftSiteOptions extends RepositoryOptions {
  /** The folders of the server's clone. */
  folders: { pages: string; media: string };
  /** The server's data folder. */
  data: string;
  /** The branch that is live. */
  branch: string;
  /** What names the fields that were changed; without it pages are named alone. */
  engine?: Engine;
  now?: () => Date;
}

/**
 * Finds the repository that a site's folders lie in.
 *
 * @throws {GitError} when they lie in none
 */
export async function openDraftSite(options: DraftSiteOptions): Promise<DraftSite> {
  const { folders, data, branch, engine, now = () => new Date() } = options;
  const beside = openRepository(folders.pages, options);
  const root = (await beside.run(["rev-parse", "--show-toplevel"])).trim();
  mkdirSync(data, { recursive: true });
  const below = (path: string) => slashed(relative(root, path));
  const patterns = below(`${dirname(folders.pages)}/patterns`);
  return {
    repository: openRepository(root, options),
    worktree: (folder) => openRepository(folder, options),
    data,
    branch,
    content: [below(folders.pages), below(folders.media), patterns],
    records: draftRecords(data),
    describe: engine ? createDescribeChange(engine, below(folders.pages)) : (file) => file,
    now,
  };
}
