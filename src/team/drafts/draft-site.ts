import { join } from "node:path";
import type { Repository } from "../../git/open-repository.ts";
import type { DescribeChange } from "../../studio/server/publishing/describe-change.ts";
import type { DraftRecords } from "./draft-records.ts";

/** What drafts are made from. */
export interface DraftSite {
  /** The server's clone of the site's repository. */
  repository: Repository;
  /** A worktree of it, accessed in the same way. */
  worktree(folder: string): Repository;
  /** The server's data folder. */
  data: string;
  /** The branch that is live. */
  branch: string;
  /** The folders that the studio writes, as Git names them: `pages`, `media`, `patterns`. */
  content: readonly string[];
  records: DraftRecords;
  /** Describes what was done in a file, for commits. */
  describe: DescribeChange;
  now(): Date;
}

/** What of those folders belongs to a draft: not what the studio keeps beside the pages. */
export function contentOf({ content }: DraftSite): string[] {
  return [...content, ":(exclude,glob)**/.studio/**"];
}

/** Where pages and media lie in a folder that has the files of the repository. */
export function contentFolders({ content }: Pick<DraftSite, "content">, folder: string) {
  const [pages = "", media = ""] = content;
  return { pages: join(folder, pages), media: join(folder, media) };
}
