import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { serveGit } from "../../../git/test/serve-git.ts";
import { openTargets } from "../../open-targets.ts";
import { createPublisher } from "../../publisher.ts";
import type { PublishWork } from "../../work.ts";
import { findClone } from "../clone-state.ts";

export const BY = { name: "Ada", email: "ada@bakery.example" };

/** A clone of a repository on a host, with a page that is live. */
export async function clonedSite() {
  const folder = mkdtempSync(join(tmpdir(), "publish-git-"));
  const bare = join(folder, "hosted/site.git");
  execFileSync("git", ["init", "-q", "--bare", "-b", "main", bare]);
  git(bare, "config", "http.receivepack", "true");
  const host = await serveGit(join(folder, "hosted"));
  onTestFinished(host.stop);
  const [own, other] = ["own", "other"].map((name) => {
    const at = join(folder, name);
    execFileSync("git", ["clone", "-q", bare, at], { stdio: "ignore" });
    git(at, "config", "user.name", "Ada");
    git(at, "config", "user.email", "ada@bakery.example");
    return at;
  });
  const at = own ?? "";
  write(at, "one");
  git(at, "add", ".");
  git(at, "commit", "-qm", "Begin");
  git(at, "push", "-q", "-u", "origin", "HEAD:main");
  git(other ?? "", "pull", "-q", "origin", "main");
  git(at, "remote", "set-url", "origin", host.address("site.git"));
  const clone = await findClone(at, ["pages", "media"]);
  if (typeof clone === "string") throw new Error(clone);
  const work: PublishWork = {
    check: async () => ({ findings: [], pages: 1 }),
    build: async () => ({ findings: [], pages: 1, content: "" }),
    store: async () => "",
    close: () => undefined,
  };
  const publisher = createPublisher({
    data: join(folder, "data"),
    work,
    targets: openTargets([{ to: "git" }], { data: join(folder, "data"), work, clone: clone }),
  });
  const publish = async () => {
    await publisher.publish({ folder: at, by: BY, sentence: "Changed the prices" });
    await publisher.settled();
    return publisher.last();
  };
  const live = () => git(bare, "show", "main:pages/index.json");
  return { at, other: other ?? "", bare, host, publisher, publish, live, clone };
}

export function write(folder: string, text: string, path = "pages/index.json"): void {
  mkdirSync(join(folder, "pages"), { recursive: true });
  writeFileSync(join(folder, path), text);
}

export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", stdio: "pipe" }).trim();
}
