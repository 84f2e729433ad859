import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import type { Repository } from "../../git/open-repository.ts";
import { STUDIO_FOLDER } from "../../studio/server/copies/copies-on-disk.ts";
import { addable } from "../drafts/commit-draft.ts";
import type { DraftSite } from "../drafts/draft-site.ts";

/**
 * The files of a draft as they are now, with what nobody has saved yet, as a tree of Git. Nothing in the draft or its branch
 * changes by that.
 */
export async function packFiles(site: DraftSite, worktree: Repository): Promise<string> {
  const own = (await worktree.run(["rev-parse", "--git-dir"])).trim();
  const folder = mkdtempSync(join(site.data, "packing-"));
  const index = join(folder, "index");
  try {
    // It knows what has not changed, so that only the rest is read.
    copyFileSync(join(resolve(worktree.folder, own), "index"), index);
    await worktree.run(["add", "-A", "--", ...(await addable(site, worktree))], { index });
    const unsaved = unsavedIn(site);
    if (existsSync(join(worktree.folder, unsaved)))
      await worktree.run(["add", "-A", "-f", "--", unsaved], { index });
    return (await worktree.run(["write-tree"], { index })).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the files of a draft those of a tree. Its branch stays, so that they are changes which no commit has. Whatever else is in
 * the tree does not count: it could be programs.
 */
export async function unpackFiles(
  site: DraftSite,
  worktree: Repository,
  tree: string,
): Promise<void> {
  const paths = [...site.content, unsavedIn(site)];
  const listed = await worktree.run(["ls-tree", "-z", "--name-only", tree, "--", ...paths]);
  const packed = new Set(listed.split("\0"));
  for (const path of paths) {
    if (packed.has(path)) await worktree.run(["restore", "-q", `--source=${tree}`, "--", path]);
    else rmSync(join(worktree.folder, path), { recursive: true, force: true });
  }
}

/** Where the studio keeps what nobody has saved, as Git names it. */
function unsavedIn({ content: [pages = ""] }: DraftSite): string {
  return posix.join(posix.dirname(pages), STUDIO_FOLDER);
}
