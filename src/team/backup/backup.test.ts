import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { serveGit } from "../../git/test/serve-git.ts";
import { addComment, authorOf, changeReviewState } from "../drafts/review.ts";
import { createShare } from "../drafts/share-links.ts";
import { ANA, BEN, draftsOfBakery, edit, read, write } from "../drafts/test/drafts-of-bakery.ts";
import { git, hostRepository } from "../drafts/test/host-repository.ts";
import { createBackup } from "./backup.ts";
import { pushedRefs } from "./pushed-refs.ts";

const hosted = mkdtempSync(join(tmpdir(), "hosted-"));
const host = await serveGit(hosted);
afterAll(() => host.stop());

/** A repository on a host, and what starts servers over clones of it, each with nothing of its own. */
async function bakery() {
  const { address, bare, clone } = await hostRepository(host, hosted);
  const server = async () => {
    const { token } = host;
    host.token = undefined;
    const team = await draftsOfBakery({ address, clone });
    host.token = token;
    const lines: string[] = [];
    const inUse = new Set<string>();
    const settings = { isWanted: true };
    const backup = createBackup({
      drafts: team.drafts,
      refs: pushedRefs(team.site.repository),
      isWanted: () => settings.isWanted,
      isInUse: (id) => inUse.has(id),
      log: (line) => lines.push(line),
    });
    await backup.start();
    return { ...team, backup, lines, inUse, settings };
  };
  return { server, bare, clone };
}

it("gives a new server everything, when the machine of the first is gone", async () => {
  const { server } = await bakery();
  const first = await server();
  const { id, name } = await first.drafts.create(ANA, "Summer hours");
  const files = await first.drafts.open(id);
  edit(files, "pages/home.json", "every day", "all summer");
  await first.drafts.withDraft(id, async (record, worktree) => {
    await changeReviewState(first.site, worktree, {
      record,
      to: "review",
      person: ANA,
      text: "Please look",
    });
    await addComment(first.site, worktree, {
      ...{ id, owner: ANA, person: BEN, text: "Until when?", path: "home.json", block: 0 },
    });
  });
  const { kept } = createShare(authorOf(ANA), { now: first.clock.now, days: 1 });
  first.site.records.change(id, () => ({ shares: [kept] }));
  const other = await first.drafts.create(BEN, "Thrown away");
  await first.drafts.discard(other.id);
  await first.backup.push();
  // Saved, and not yet saved, after everything that a commit has.
  first.inUse.add(id);
  await first.backup.push();
  edit(files, "pages/home.json", "all summer", "all summer long");
  write(files, "pages/visit.json", `{ "title": "Visit us", "blocks": [] }\n`);
  rmSync(join(files, "pages/prices.json"));
  write(files, ".studio/copies/home.json", "{}");
  await first.backup.push();
  expect(first.backup.state()).toEqual({ isOn: true, at: "2026-03-02T09:00:00.000Z" });
  expect(await git(files, "log", "-1", "--format=%s")).toContain("Bread from the harbor");
  const before = await first.drafts.read(id);

  const second = await server();
  expect(second.lines).toEqual(["Drafts that were taken in from the site’s repository: 2."]);
  expect(await second.drafts.read(id)).toEqual(before);
  expect(second.site.records.read(id).shares).toEqual([kept]);
  const again = await second.drafts.open(id);
  expect(again).not.toBe(files);
  expect(read(again, "pages/home.json")).toContain("all summer long");
  expect(existsSync(join(again, "pages/prices.json"))).toBe(false);
  expect(read(again, ".studio/copies/home.json")).toBe("{}");
  expect(await git(again, "log", "-1", "--format=%H")).toBe(
    await git(files, "log", "-1", "--format=%H"),
  );
  await second.drafts.restore(other.id);
  expect((await second.drafts.list()).map((draft) => draft.name).sort()).toEqual([
    name,
    "Thrown away",
  ]);
  // It goes on with the backup, and what has drafts of its own takes in nothing.
  await second.backup.push();
  expect(second.backup.state().problem).toBeUndefined();
  await second.backup.start();
  expect(second.lines).toHaveLength(1);
}, 60_000);

it("takes branches away that are over, and none that somebody else has pushed to", async () => {
  const { server, bare, clone } = await bakery();
  const { drafts, backup, clock, site, lines } = await server();
  const branches = () => git(bare, "branch", "--list", "studio/*", "--format=%(refname:short)");
  const old = await drafts.create(ANA, "Old");
  const { id } = await drafts.create(ANA, "New");
  await drafts.discard(old.id);
  await backup.push();
  expect(await branches()).toMatch(/^studio\/ana\/new-\w+\nstudio\/ana\/old-\w+$/);
  clock.now = new Date("2026-05-01T09:00:00Z");
  await drafts.removeExpired();
  await backup.push();
  const { branch } = site.records.read(id);
  expect(await branches()).toBe(branch);
  // A host removes the branches of its own pull requests.
  await git(bare, "update-ref", "-d", `refs/heads/${branch}`);
  edit(await drafts.open(id), "pages/home.json", "every day", "every night");
  await drafts.rename(id, "Newer");
  await drafts.withDraft(id, (record, worktree) =>
    changeReviewState(site, worktree, { record, to: "review", person: ANA, text: "" }),
  );
  await backup.push();
  expect(await branches()).toBe(branch);

  const other = await clone();
  await git(other, "checkout", "-q", branch);
  await git(
    other,
    "-c",
    "user.name=X",
    "-c",
    "user.email=x@x",
    "commit",
    "-q",
    "--allow-empty",
    "-m",
    "Theirs",
  );
  await git(other, "push", "-q", "origin", branch);
  const theirs = await git(other, "rev-parse", "HEAD");
  edit(await drafts.open(id), "pages/home.json", "every night", "at night");
  await drafts.discard(id);
  await backup.push();
  await backup.push();
  expect(await git(bare, "rev-parse", branch)).toBe(theirs);
  expect(backup.state().problem).toBe("foreign");
  expect(lines.filter((line) => line.includes(branch))).toHaveLength(1);
}, 60_000);

it("goes on when it was killed before it knew that a push had arrived", async () => {
  const { server } = await bakery();
  const { drafts, backup, folder } = await server();
  await drafts.create(ANA, "One");
  await backup.push();
  const before = await git(folder, "rev-parse", "refs/studio/pushed/studio/state");
  await drafts.create(ANA, "Two");
  await backup.push();
  await git(folder, "update-ref", "refs/studio/pushed/studio/state", before);
  await drafts.create(ANA, "Three");
  await backup.push();
  expect(backup.state().problem).toBeUndefined();
}, 60_000);

it("holds nobody up, and says once what stands against it", async () => {
  const { server, bare } = await bakery();
  const { drafts, backup, lines, settings } = await server();
  await drafts.create(ANA, "Summer");
  host.token = "sesame";
  await backup.push();
  await backup.push();
  expect(backup.state().problem).toBe("sign-in-refused");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("does not let this server in");
  host.token = undefined;
  await backup.push();
  expect(lines.at(-1)).toBe("The drafts are backed up again.");
  expect(await git(bare, "for-each-ref", "refs/studio/state")).not.toBe("");
  settings.isWanted = false;
  await drafts.create(ANA, "Quiet");
  await backup.close();
  expect(backup.state()).toEqual({ isOn: false });
  expect(await git(bare, "branch", "--list", "studio/ana/quiet*")).toBe("");
}, 60_000);

it("restores what it could not reach at first, beside what was created since", async () => {
  const { server } = await bakery();
  const first = await server();
  await first.drafts.create(ANA, "Kept");
  await first.backup.push();
  host.token = "sesame";
  const second = await server();
  host.token = undefined;
  expect(second.backup.state().problem).toBe("sign-in-refused");
  await second.drafts.create(BEN, "Begun");
  await second.backup.push();
  expect(second.backup.state().problem).toBeUndefined();
  expect((await second.drafts.list()).map(({ name }) => name).sort()).toEqual(["Begun", "Kept"]);
}, 60_000);

it("resumes where it was killed while it restored drafts", async () => {
  const { server } = await bakery();
  const first = await server();
  const [one, two] = [await first.drafts.create(ANA, "One"), await first.drafts.create(ANA, "Two")];
  for (const { id } of [one, two])
    edit(await first.drafts.open(id), "pages/home.json", "every day", "all summer");
  await first.backup.push();
  const second = await server();
  // The first was here already, and somebody has gone on with it; of the second there are no files yet.
  edit(await second.drafts.open(one.id), "pages/home.json", "all summer", "all winter");
  edit(await second.drafts.open(two.id), "pages/home.json", "all summer", "every day");
  write(second.data, "taking-in", `${one.id}\n`);
  await second.backup.start();
  expect(read(await second.drafts.open(one.id), "pages/home.json")).toContain("all winter");
  expect(read(await second.drafts.open(two.id), "pages/home.json")).toContain("all summer");
  expect(existsSync(join(second.data, "taking-in"))).toBe(false);
}, 60_000);

it("keeps the other drafts when the files of one are damaged", async () => {
  const { server, bare } = await bakery();
  const { drafts, backup, lines } = await server();
  const { id } = await drafts.create(ANA, "Damaged");
  await drafts.create(ANA, "Whole");
  write(await drafts.open(id), ".git", "no worktree");
  await backup.push();
  expect(backup.state().problem).toBe("failed");
  expect(lines).toHaveLength(1);
  expect(await git(bare, "branch", "--list", "studio/ana/whole-*")).not.toBe("");
  expect(
    (await git(bare, "ls-tree", "--name-only", "refs/studio/state:files")).split("\n"),
  ).toHaveLength(1);
}, 60_000);

it("restores no programs that somebody has pushed", async () => {
  const { server, bare, clone } = await bakery();
  const first = await server();
  const [one, two] = [await first.drafts.create(ANA, "One"), await first.drafts.create(ANA, "Two")];
  edit(await first.drafts.open(one.id), "pages/home.json", "every day", "all summer");
  await first.backup.push();
  const other = await clone();
  const by = ["-c", "user.name=X", "-c", "user.email=x@x.example"];
  // In the branch of one draft, and in the files of the other one.
  await git(other, "checkout", "-q", first.site.records.read(two.id).branch);
  write(other, "rules/evil/rule.ts", "evil()");
  await git(other, "add", ".");
  await git(other, ...by, "commit", "-qm", "Evil");
  await git(other, "push", "-q");
  await git(other, "fetch", "-q", "origin", "refs/studio/state");
  await git(other, "checkout", "-q", "FETCH_HEAD");
  write(other, `files/${one.id}/rules/evil/rule.ts`, "evil()");
  await git(other, "add", ".");
  await git(other, ...by, "commit", "-qm", "Evil");
  await git(other, "push", "-q", "origin", "+HEAD:refs/studio/state");
  const second = await server();
  expect(await second.drafts.list()).toHaveLength(1);
  const files = await second.drafts.open(one.id);
  expect(read(files, "pages/home.json")).toContain("all summer");
  expect(existsSync(join(files, "rules"))).toBe(false);
  expect(second.lines.join()).toContain("studio/ana/two-");
  await second.backup.push();
  expect(second.backup.state().problem).toBeUndefined();
  expect(await git(bare, "branch", "--list", "studio/ana/two-*")).not.toBe("");
}, 60_000);

it("leaves alone what another studio keeps at the same repository", async () => {
  const { server, bare } = await bakery();
  const one = await server();
  const two = await server();
  await one.drafts.create(ANA, "One");
  await one.backup.push();
  const kept = await git(bare, "rev-parse", "refs/studio/state");
  await two.drafts.create(BEN, "Two");
  await two.backup.push();
  expect(two.backup.state().problem).toBe("foreign");
  expect(await git(bare, "rev-parse", "refs/studio/state")).toBe(kept);
}, 60_000);
