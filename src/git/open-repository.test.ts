import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openRepository, type Repository } from "./open-repository.ts";
import { serveGit } from "./test/serve-git.ts";

const SERVER = { name: "The studio", email: "studio@bakery.example" };
const ANA = { name: "Ana", email: "ana@bakery.example" };

const hosted = mkdtempSync(join(tmpdir(), "hosted-"));
const host = await serveGit(hosted);
afterAll(() => host.stop());

let count = 0;
let bare = "";
let repository: Repository;

/** Not in one go: the host that Git speaks to runs in this process. */
async function git(folder: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)("git", args, { cwd: folder })).stdout.trim();
}

/** A clone over HTTP of a new repository with one commit. */
async function cloned(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  await git(folder, "clone", "-q", host.address(`${count}.git`), ".");
  await git(folder, "config", "user.name", "Somebody");
  await git(folder, "config", "user.email", "somebody@bakery.example");
  return folder;
}

async function commit(folder: string, text: string): Promise<string> {
  writeFileSync(join(folder, "a.txt"), text);
  await git(folder, "add", ".");
  await git(folder, "commit", "-qm", text);
  return git(folder, "rev-parse", "HEAD");
}

beforeEach(async () => {
  count += 1;
  host.token = undefined;
  bare = join(hosted, `${count}.git`);
  mkdirSync(bare);
  await git(bare, "init", "-q", "--bare", "-b", "main");
  const first = await cloned();
  await git(first, "checkout", "-qb", "main");
  await commit(first, "one");
  await git(first, "push", "-q", "origin", "main");
  repository = openRepository(await cloned(), { committer: SERVER });
});

it("commits by a person, without the repository's hooks, and pushes", async () => {
  const { folder } = repository;
  const hook = join(folder, ".git/hooks/pre-commit");
  writeFileSync(hook, "#!/bin/sh\nexit 1\n");
  chmodSync(hook, 0o755);
  writeFileSync(join(folder, "a.txt"), "two");
  await repository.run(["commit", "-aqm", "Two"], { author: ANA });
  const made = await repository.commitAt("HEAD");
  await repository.push([{ ref: "refs/heads/main", commit: made }]);
  expect(await git(bare, "log", "-1", "--format=%H %an %ce", "main")).toBe(
    `${made} Ana studio@bakery.example`,
  );
});

it("sees what others have pushed, and takes nothing away", async () => {
  const other = await cloned();
  const theirs = await commit(other, "theirs");
  await git(other, "push", "-q", "origin", "main");
  const mine = await commit(repository.folder, "mine");
  const update = { ref: "refs/heads/main", commit: mine };
  await expect(repository.push([update])).rejects.toMatchObject({ failure: "moved-on" });
  // A push that is rejected in part changes nothing.
  const beside = { ref: "refs/heads/beside", commit: mine };
  await expect(repository.push([beside, update])).rejects.toThrow("Somebody else");
  expect(await git(bare, "branch", "--list", "beside")).toBe("");
  expect(await repository.fetch("main")).toBe(theirs);
  expect(await repository.isAncestor(mine, theirs)).toBe(false);
  expect(await repository.fetch("nowhere")).toBeUndefined();
});

it("says when a repository does not let it in, and goes in with a token", async () => {
  host.token = "sesame";
  await expect(repository.fetch("main")).rejects.toMatchObject({ failure: "sign-in-refused" });
  const options = { committer: SERVER, token: "sesame" };
  expect(await openRepository(repository.folder, options).fetch("main")).toBeDefined();
  const wrong = openRepository(repository.folder, { ...options, token: "expired" });
  await expect(wrong.fetch("main")).rejects.toMatchObject({ failure: "sign-in-refused" });
});

it("says when a repository is gone, and when its rules forbid a change", async () => {
  const hook = join(bare, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\nexit 1\n");
  chmodSync(hook, 0o755);
  const update = { ref: "refs/heads/main", commit: await commit(repository.folder, "mine") };
  await expect(repository.push([update])).rejects.toMatchObject({ failure: "declined" });
  await git(repository.folder, "remote", "set-url", "origin", host.address("nothing.git"));
  await expect(repository.fetch("main")).rejects.toMatchObject({ failure: "remote-gone" });
  await git(repository.folder, "remote", "set-url", "origin", "http://127.0.0.1:9/site.git");
  await expect(repository.fetch("main")).rejects.toThrow("cannot be reached");
});
