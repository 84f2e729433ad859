import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Repository } from "../../git/open-repository.ts";
import type { DraftFile } from "../../studio/contract/drafts.ts";

const CHANGES: Record<string, DraftFile["change"]> = { A: "added", D: "removed" };

/**
 * The files in which a folder differs from a commit, those that Git does not know yet among them.
 *
 * @param content what is looked at, as Git names paths
 */
export async function changedFiles(
  worktree: Repository,
  since: string,
  content: readonly string[],
): Promise<DraftFile[]> {
  const differing = await worktree.run([
    "diff",
    "--name-status",
    "-z",
    "--no-renames",
    since,
    "--",
    ...content,
  ]);
  const fresh = await worktree.run([
    "ls-files",
    "-z",
    "-o",
    "--exclude-standard",
    "--",
    ...content,
  ]);
  const files = new Map(statusesOf(differing).map((file) => [file.path, file]));
  for (const path of fresh.split("\0").filter(Boolean))
    files.set(path, { path, change: files.has(path) ? "changed" : "added" });
  return [...files.values()]
    .map((file) => withTitle(file, () => readFileSync(join(worktree.folder, file.path), "utf8")))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** What `git diff --name-status -z` writes. */
export function statusesOf(written: string): DraftFile[] {
  const parts = written.split("\0").filter(Boolean);
  return parts.flatMap((status, at) => {
    const path = parts[at + 1];
    if (at % 2 === 1 || path === undefined) return [];
    return [{ path, change: CHANGES[status] ?? "changed" }];
  });
}

/** A page's file is known by the page's title. */
export function withTitle(file: DraftFile, read: () => string): DraftFile {
  if (file.change === "removed" || !file.path.endsWith(".json")) return file;
  try {
    const { title } = JSON.parse(read()) as { title?: unknown };
    return typeof title === "string" ? { ...file, title } : file;
  } catch {
    // It is being written, or damaged; its path is enough.
    return file;
  }
}
