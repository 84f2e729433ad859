import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { GitHost } from "../../../git/test/serve-git.ts";
import { newRepository } from "./drafts-of-bakery.ts";

/** Runs Git as its user would. Not in one go: the host that Git speaks to runs in this process. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)("git", args, { cwd: folder })).stdout.trim();
}

/**
 * Puts a repository on a host, and says how it is cloned by somebody who works by hand.
 *
 * @param folder what the host serves
 * @param source the repository, the bakery's if none is given
 * @param name of the repository on the host
 */
export async function hostRepository(
  host: GitHost,
  folder: string,
  { source = newRepository(), name = `${Math.random().toString(36).slice(2)}.git` } = {},
) {
  const bare = join(folder, name);
  mkdirSync(dirname(bare), { recursive: true });
  cpSync(join(source, ".git"), bare, { recursive: true });
  await git(bare, "config", "core.bare", "true");
  await git(bare, "config", "http.receivepack", "true");
  const address = host.address(name);
  return {
    address,
    bare,
    async clone(): Promise<string> {
      const into = mkdtempSync(join(tmpdir(), "clone-"));
      await git(into, "clone", "-q", address, ".");
      await git(into, "config", "user.name", "Somebody");
      await git(into, "config", "user.email", "somebody@bakery.example");
      return into;
    },
  };
}
