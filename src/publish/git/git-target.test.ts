import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { changedFiles, findClone } from "./clone-state.ts";
import { BY, clonedSite, git, write } from "./test/cloned-site.ts";

it("pushes what belongs to the site, by whoever publishes, and goes back to it", async () => {
  const { at, publish, live, bare, publisher, clone } = await clonedSite();
  expect(await changedFiles(clone)).toEqual([]);
  await publish();
  write(at, "two");
  mkdirSync(join(at, "media"));
  writeFileSync(join(at, "media/new.txt"), "new");
  writeFileSync(join(at, "notes.txt"), "mine");
  expect(await changedFiles(clone)).toEqual([
    { change: "added", path: "media/new.txt" },
    { change: "changed", path: "pages/index.json" },
  ]);
  expect(await publish()).toMatchObject({ state: "done" });
  expect(live()).toBe("two");
  expect(git(bare, "log", "-1", "--format=%an <%ae> %s", "main")).toBe(
    "Ada <ada@bakery.example> Changed the prices",
  );
  expect(git(bare, "ls-tree", "-r", "--name-only", "main")).not.toContain("notes.txt");
  expect(await changedFiles(clone)).toEqual([]);
  write(at, "three", "package.json");
  git(at, "add", "package.json");
  git(at, "commit", "-qm", "An update of the engine");
  await publish();
  const first = (await publisher.revisions()).at(-1);
  await publisher.restore(first?.id ?? "", { by: BY, sentence: "Back to the old prices" });
  await publisher.settled();
  expect(live()).toBe("one");
  // What is no part of the site stays as it is.
  expect(git(bare, "show", "main:package.json")).toBe("three");
  expect(git(bare, "rev-list", "--count", "main")).toBe("4");
  expect(readFileSync(join(at, "pages/index.json"), "utf8")).toBe("one");
  expect(existsSync(join(at, "notes.txt"))).toBe(true);
});

it("takes away nothing that somebody else has pushed", async () => {
  const { at, other, publish, live } = await clonedSite();
  write(other, "theirs");
  git(other, "commit", "-qam", "Theirs");
  git(other, "push", "-q", "origin", "HEAD:main");
  write(at, "ours");
  expect(await publish()).toMatchObject({ state: "failed", failure: { reason: "moved-on" } });
  expect(live()).toBe("theirs");
  expect(readFileSync(join(at, "pages/index.json"), "utf8")).toBe("ours");
});

it("says when the host is gone or lets nobody in, and goes on once it does", async () => {
  const { at, bare, host, publish, live } = await clonedSite();
  write(at, "two");
  renameSync(bare, `${bare}.away`);
  expect(await publish()).toMatchObject({ failure: { reason: "remote-gone" } });
  renameSync(`${bare}.away`, bare);
  host.token = "renewed";
  expect(await publish()).toMatchObject({ failure: { reason: "sign-in-refused" } });
  host.token = undefined;
  expect(live()).toBe("one");
  expect(await publish()).toMatchObject({ state: "done" });
  expect(live()).toBe("two");
});

it("publishes no branch that was begun here, beside the one that is live", async () => {
  const { at } = await clonedSite();
  git(at, "checkout", "-q", "-b", "try-out");
  expect(await findClone(at, ["pages"])).toBe("branch");
  git(at, "checkout", "-q", "-");
  expect(await findClone(at, ["pages"])).toMatchObject({ branch: "main" });
});

it("says what is missing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "publish-none-"));
  expect(await findClone(folder, ["pages"])).toBe("repository");
  execFileSync("git", ["init", "-q", "-b", "main", folder]);
  expect(await findClone(folder, ["pages"])).toBe("remote");
  git(folder, "remote", "add", "origin", "https://git.example/site.git");
  git(folder, "config", "user.name", "");
  expect(await findClone(folder, ["pages"])).toBe("author");
  git(folder, "config", "user.name", "Ada");
  git(folder, "config", "user.email", "ada@bakery.example");
  expect(await findClone(folder, ["pages"], { branch: "live" })).toBe("branch");
  expect(await findClone(folder, ["pages"])).toMatchObject({ branch: "main" });
});
