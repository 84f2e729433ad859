import { expect, it } from "vitest";
import { changedFiles, liveFile, textBefore } from "./clone-state.ts";
import { clonedSite, git, write } from "./test/cloned-site.ts";

it("tells what was changed here from what others have published since", async () => {
  const { at, other, found } = await clonedSite();
  write(at, "mine");
  write(at, "{}", "pages/new.json");
  write(other, "theirs");
  write(other, "theirs", "pages/others.json");
  git(other, "add", ".");
  git(other, "commit", "-qm", "Theirs");
  git(other, "push", "-q", "origin", "HEAD:main");
  await found.repository.fetch("main");
  expect(await changedFiles(found)).toEqual([
    { change: "changed", path: "pages/index.json" },
    { change: "added", path: "pages/new.json" },
  ]);
  expect(await textBefore(found, "pages/index.json")).toBe("one");
  expect(await textBefore(found, "pages/new.json")).toBeUndefined();
  expect(await liveFile(found, "pages/index.json")).toEqual({ text: "theirs" });
  expect(await liveFile(found, "pages/new.json")).toEqual({ text: undefined });
});
