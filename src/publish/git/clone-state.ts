import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { openRepository, type Repository, type Signature } from "../../git/open-repository.ts";
import type {
  ChangedFile,
  MissingForPublishing,
  Revision,
} from "../../studio/contract/publishing.ts";
import { type GitPublishing, sitePaths } from "./git-publishing.ts";

const REMOTE = "origin";

/** A clone that somebody works in. */
export interface Clone extends GitPublishing {
  /** Who works there. */
  author: Signature;
}

/** Looks at the folder of a site: whether its pages can be pushed from there, or what is missing for that. */
export async function findClone(
  folder: string,
  site: readonly string[],
  { remote = REMOTE, branch }: { remote?: string; branch?: string } = {},
): Promise<Clone | MissingForPublishing> {
  if (!(await hasGit())) return "git";
  const ask = (...args: string[]) => answerOf(openAs(folder, remote), args);
  if ((await ask("rev-parse", "--is-inside-work-tree")) !== "true") return "repository";
  if (!(await ask("remote", "get-url", remote))) return "remote";
  const current = (await ask("symbolic-ref", "-q", "--short", "HEAD")) ?? "";
  const live = branch ?? current;
  if (current === "" || current !== live) return "branch";
  if (await isApart(ask, remote, live)) return "branch";
  const [name, email] = [await ask("config", "user.name"), await ask("config", "user.email")];
  if (!name || !email) return "author";
  const author = { name, email };
  const repository = openAs(folder, remote, author);
  return { repository, remote, branch: live, site, author };
}

/** Whether a branch was begun here, beside those of the remote: to push it would bring nothing live. */
async function isApart(
  ask: (...args: string[]) => Promise<string | undefined>,
  remote: string,
  branch: string,
): Promise<boolean> {
  const listed = (await ask("for-each-ref", "--format=%(refname)", `refs/remotes/${remote}`)) ?? "";
  const known = listed.split("\n").filter((ref) => ref !== "");
  return known.length > 0 && !known.includes(`refs/remotes/${remote}/${branch}`);
}

/** What was pushed to the branch, as far as this clone knows: the newest first. */
export async function publishedCommits(
  { repository, remote, branch }: GitPublishing,
  most: number,
): Promise<Revision[]> {
  const live = await repository.commitAt(`refs/remotes/${remote}/${branch}`);
  if (!live) return [];
  const format = "--format=%H%x00%cI%x00%an%x00%ae%x00%s";
  const listed = await repository.run(["log", "--first-parent", `-n${most}`, format, live]);
  const lines = listed.split("\n").filter((line) => line !== "");
  return lines.map((line, at) => {
    const [commit = "", time = "", name = "", email = "", sentence = ""] = line.split("\0");
    const by = { name, email };
    return { id: commit, commit, at: time, by, sentence, isLive: at === 0, isKept: true };
  });
}

/** The text of a file in the live branch, as far as this clone knows; nothing where it knows of no live branch. */
export async function liveFile(
  { repository, remote, branch }: GitPublishing,
  path: string,
): Promise<{ text?: string | undefined } | undefined> {
  const live = await repository.commitAt(`refs/remotes/${remote}/${branch}`);
  if (!live) return undefined;
  return { text: await repository.run(["show", `${live}:./${path}`]).catch(() => undefined) };
}

/** The text of a file before it was changed here; nothing where it did not exist. */
export async function textBefore(clone: GitPublishing, path: string): Promise<string | undefined> {
  const base = await baseOf(clone);
  return base && clone.repository.run(["show", `${base}:./${path}`]).catch(() => undefined);
}

/** The merge base with the live branch: what differs from it was changed here, and not by others since. */
async function baseOf({ repository, remote, branch }: GitPublishing): Promise<string | undefined> {
  const live = await repository.commitAt(`refs/remotes/${remote}/${branch}`);
  if (!live) return undefined;
  const base = await repository.run(["merge-base", "HEAD", live]).catch(() => live);
  return base.trim();
}

/** Files of the site that were changed here and are not live as far as this clone knows, untracked ones included. */
export async function changedFiles(clone: GitPublishing): Promise<ChangedFile[]> {
  const { repository } = clone;
  const paths = sitePaths(clone);
  const base = await baseOf(clone);
  // Git accepts this name on every system; its hash is that of the empty tree.
  const tree = base ?? (await repository.run(["hash-object", "-t", "tree", "/dev/null"])).trim();
  const listed = await repository.run([
    ...["diff", "--no-renames", "--name-status", "--relative", "-z", tree, "--", ...paths],
  ]);
  const pairs = [...listed.matchAll(/([AMDT])\0([^\0]+)\0/g)];
  const changed = pairs.map(([, sign, path = ""]): ChangedFile => {
    const change = sign === "A" ? "added" : sign === "D" ? "removed" : "changed";
    return { change, path };
  });
  const others = ["ls-files", "--others", "--exclude-standard", "-z", "--", ...paths];
  const untracked = (await repository.run(others)).split("\0").filter((path) => path !== "");
  return [...changed, ...untracked.map((path): ChangedFile => ({ change: "added", path }))].sort(
    (a, b) => (a.path < b.path ? -1 : 1),
  );
}

function openAs(folder: string, remote: string, committer?: Signature): Repository {
  return openRepository(folder, { remote, committer: committer ?? { name: "", email: "" } });
}

async function answerOf(repository: Repository, args: string[]): Promise<string | undefined> {
  return repository.run(args).then(
    (text) => text.trim(),
    () => undefined,
  );
}

async function hasGit(): Promise<boolean> {
  return promisify(execFile)("git", ["--version"]).then(
    () => true,
    () => false,
  );
}
