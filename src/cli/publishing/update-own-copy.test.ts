import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { clonedSite, git, write } from "../../publish/git/test/cloned-site.ts";
import { updateOwnCopy } from "./update-own-copy.ts";

it("names files that other programs have changed, and says when Git is in use there or the host is gone", async () => {
  const { at, other, clone, publish, host } = await clonedSite();
  write(at, "{}", "package.json");
  git(at, "add", "package.json");
  git(at, "commit", "-qm", "An engine");
  await publish();
  git(other, "pull", "-q", "origin", "main");
  write(other, "[]", "package.json");
  git(other, "commit", "-qam", "Theirs");
  git(other, "push", "-q", "origin", "HEAD:main");
  write(at, "mine", "package.json");
  await expect(updateOwnCopy(clone, "Mine", undefined)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("without the studio: package.json. Ask"),
  });
  const lock = join(at, ".git/index.lock");
  writeFileSync(lock, "");
  await expect(updateOwnCopy(clone, "Mine", undefined)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("delete the file .git/index.lock."),
  });
  rmSync(lock);
  await host.stop();
  await expect(updateOwnCopy(clone, "Mine", undefined)).rejects.toMatchObject({
    status: 502,
    message: expect.stringContaining("cannot be reached"),
  });
});
