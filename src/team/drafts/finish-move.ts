import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { GitError } from "../../git/git-error.ts";
import type { Repository } from "../../git/open-repository.ts";

/**
 * Finishes what a server that was killed had started: to move the files of a folder to another commit. Files with work that no commit
 * has stay as they are; where the commit changes those, the folder stays at the last commit.
 */
export async function finishMove(worktree: Repository, to: string): Promise<void> {
  // Git moves the branch last.
  if ((await worktree.commitAt("HEAD")) === to) return;
  const folder = (await worktree.run(["rev-parse", "--git-dir"])).trim();
  rmSync(join(resolve(worktree.folder, folder), "index.lock"), { force: true });
  await worktree.run(["reset", "-q"]);
  await restoreWritten(worktree, to);
  try {
    await worktree.run(["merge", "--ff-only", "-q", to]);
  } catch (cause) {
    // Git changes no file if it would lose something by that.
    if (!(cause instanceof GitError)) throw cause;
  }
}

/** A file that differs between two commits; a blob is missing where the file is. */
interface Difference {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** Restores the files that Git had changed already. */
async function restoreWritten(worktree: Repository, to: string): Promise<void> {
  const args = ["diff-tree", "-r", "-z", "--no-renames", "HEAD", to];
  const written: Difference[] = [];
  for (const one of differencesIn(await worktree.run(args)))
    if (await isBeingWritten(worktree, one)) written.push(one);
  for (const { path, before } of written)
    if (!before) rmSync(join(worktree.folder, path), { force: true });
  const input = written.flatMap(({ path, before }) => (before ? `${path}\0` : [])).join("");
  if (input !== "") await worktree.run(["checkout-index", "-f", "-z", "--stdin"], { input });
}

const NO_BLOB = /^0+$/;

/** What `git diff-tree -r -z` writes. */
function differencesIn(written: string): Difference[] {
  const parts = written.split("\0");
  return parts.flatMap((about, at) => {
    const path = parts[at + 1];
    if (at % 2 === 1 || !path) return [];
    const [, , before = "", after = ""] = about.split(" ");
    return [{ path, before: blobIn(before), after: blobIn(after) }];
  });
}

function blobIn(blob: string): string | undefined {
  return NO_BLOB.test(blob) ? undefined : blob;
}

/** Whether a file has the text of the other commit, or the beginning of it. */
async function isBeingWritten(worktree: Repository, { path, after }: Difference): Promise<boolean> {
  const file = join(worktree.folder, path);
  if (!existsSync(file)) return true;
  if (!after) return false;
  const current = (await worktree.run(["hash-object", "--", path])).trim();
  if (current === after) return true;
  const text = readFileSync(file, "utf8").replace(/\uFFFD+$/, "");
  return (await worktree.run(["cat-file", "blob", after])).startsWith(text);
}
