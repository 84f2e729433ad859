import { expect, it } from "vitest";
import { changedFiles, liveFile, textBefore } from "./clone-state.ts";
import { clonedSite, git, write } from "./test/cloned-site.ts";

it("distinguishes what was changed here from what others have published since", async () => {
  const { at, other, clone } = await clonedSite();
  write(at, "mine");
  write(at, "{}", "pages/new.json");
  write(other, "theirs");
  write(other, "theirs", "pages/others.json");
  git(other, "add", ".");
  git(other, "commit", "-qm", "Theirs");
  git(other, "push", "-q", "origin", "HEAD:main");
  await clone.repository.fetch("main");
  expect(await changedFiles(clone)).toEqual([
    { change: "changed", path: "pages/index.json" },
    { change: "added", path: "pages/new.json" },
  ]);
  expect(await textBefore(clone, "pages/index.json")).toBe("one");
  expect(await textBefore(clone, "pages/new.json")).toBeUndefined();
  expect(await liveFile(clone, "pages/index.json")).toEqual({ text: "theirs" });
  expect(await liveFile(clone, "pages/new.json")).toEqual({ text: undefined });
});
