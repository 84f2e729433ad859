import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findClone } from "./clone-state.ts";
import { clonedSite, git, write } from "./test/cloned-site.ts";
import { updateClone } from "./update-clone.ts";

const PAGE = "pages/index.json";

/** A page as the studio writes it. */
function page(title: string, description: string): string {
  return `${JSON.stringify({ title, description }, null, 2)}\n`;
}

/** A clone whose page is live, and another one from which somebody else has pushed. */
async function behind(theirs: string, others: Record<string, string> = {}) {
  const cloned = await clonedSite();
  const { at, other, publish } = cloned;
  write(at, page("Bread", "Since 1990."));
  write(at, "{}", "package.json");
  git(at, "add", "package.json");
  git(at, "commit", "-qm", "An engine");
  await publish();
  git(other, "pull", "-q", "origin", "main");
  write(other, theirs);
  for (const [path, text] of Object.entries(others)) write(other, text, path);
  git(other, "add", ".");
  git(other, "commit", "-qm", "Theirs");
  git(other, "push", "-q", "origin", "HEAD:main");
  return { ...cloned, here: (path = PAGE) => readFileSync(join(at, path), "utf8") };
}

it("keeps what both have changed, and can be published then", async () => {
  const { at, clone, here, live, publish } = await behind(page("Bread", "Since 1991."));
  write(at, page("Our bread", "Since 1990."));
  expect(await publish()).toMatchObject({ failure: { reason: "moved-on" } });
  expect(await updateClone(clone, "A title")).toEqual({ outcome: "updated" });
  expect(here()).toBe(page("Our bread", "Since 1991."));
  expect(git(at, "log", "--format=%an %s", "-1", "HEAD^1")).toBe("Ada A title");
  expect(await publish()).toMatchObject({ state: "done" });
  expect(`${live()}\n`).toBe(page("Our bread", "Since 1991."));
  expect(await updateClone(clone, "")).toEqual({ outcome: "current" });
});

it("follows others without a commit of its own where nothing was changed here", async () => {
  const { at, clone, here } = await behind(page("Bread", "Since 1991."), { "package.json": "[]" });
  write(at, "mine", "notes.txt");
  expect(await updateClone(clone, "")).toEqual({ outcome: "updated" });
  expect([here(), here("package.json"), here("notes.txt")]).toEqual([
    ...[page("Bread", "Since 1991."), "[]", "mine"],
  ]);
  expect(git(at, "rev-parse", "HEAD")).toBe(git(at, "rev-parse", "origin/main"));
});

it("asks where the same words were changed, and changes nothing until it knows", async () => {
  const { at, clone, here } = await behind(page("Their bread", "Since 1991."));
  write(at, page("Our bread", "Since 1990."));
  const asked = await updateClone(clone, "A title");
  expect(asked).toMatchObject({
    clashes: [{ path: PAGE, pointer: "/title", mine: "Our bread", theirs: "Their bread" }],
  });
  expect(here()).toBe(page("Our bread", "Since 1990."));
  const compared = "compared" in asked ? asked.compared : "";
  write(at, page("Our good bread", "Since 1990."));
  // The choice was about other words.
  const again = await updateClone(clone, "A title", { compared, choices: ["theirs"] });
  expect(again).toMatchObject({ clashes: [{ mine: "Our good bread" }] });
  const decision = { compared: "compared" in again ? again.compared : "" };
  await updateClone(clone, "A title", { ...decision, choices: [{ text: "Bread for all" }] });
  expect(here()).toBe(page("Bread for all", "Since 1991."));
});

it("replaces nothing that another program has changed here", async () => {
  const { at, clone, here } = await behind(page("Bread", "Since 1991."), { "package.json": "[]" });
  write(at, "mine", "package.json");
  write(at, page("Our bread", "Since 1990."));
  await expect(updateClone(clone, "A title")).rejects.toMatchObject({
    output: expect.stringContaining("package.json"),
  });
  expect([here(), here("package.json")]).toEqual([page("Our bread", "Since 1990."), "mine"]);
});

it("brings a site up to date that lies in a folder of the repository", async () => {
  const { at, other, clone } = await behind(page("Bread", "Since 1991."));
  await updateClone(clone, "");
  git(other, "mv", "pages", "package.json", moved(other));
  git(other, "commit", "-qm", "Into a folder");
  git(other, "push", "-q", "origin", "HEAD:main");
  await updateClone(clone, "");
  const site = await findClone(join(at, "site"), ["pages", "media"]);
  if (typeof site === "string") throw new Error(site);
  write(join(other, "site"), page("Their bread", "Since 1991."));
  write(other, "Read me", "README.md");
  git(other, "add", ".");
  git(other, "commit", "-qm", "Theirs");
  git(other, "push", "-q", "origin", "HEAD:main");
  write(join(at, "site"), page("Our bread", "Since 1991."));
  const asked = await updateClone(site, "Ours");
  expect(asked).toMatchObject({ clashes: [{ path: PAGE, theirs: "Their bread" }] });
  const compared = "compared" in asked ? asked.compared : "";
  await updateClone(site, "", { compared, choices: ["theirs"] });
  expect(readFileSync(join(at, "site", PAGE), "utf8")).toBe(page("Their bread", "Since 1991."));
  expect(readFileSync(join(at, "README.md"), "utf8")).toBe("Read me");
});

function moved(folder: string): string {
  mkdirSync(join(folder, "site"));
  return "site";
}
