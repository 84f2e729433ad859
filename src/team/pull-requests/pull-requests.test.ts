import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { GitHostSetting } from "../../engine/model/git-host-setting.ts";
import { serveGit } from "../../git/test/serve-git.ts";
import { serveHost } from "../../hosts/test/serve-host.ts";
import type { DraftState } from "../../studio/contract/drafts.ts";
import type { Person } from "../../studio/contract/person.ts";
import { pushedRefs } from "../backup/pushed-refs.ts";
import { advanceLive } from "../drafts/live-branch.ts";
import { finishDraft, publishable } from "../drafts/publish-draft.ts";
import { changeReviewState } from "../drafts/review.ts";
import { ANA, BEN, draftsOfBakery, edit } from "../drafts/test/drafts-of-bakery.ts";
import { git, hostRepository } from "../drafts/test/host-repository.ts";
import { createPullRequests } from "./pull-requests.ts";

/** A team whose repository lies at a host, and a draft of it. */
async function team() {
  const hosted = mkdtempSync(join(tmpdir(), "hosted-"));
  const [repositories, host] = [await serveGit(hosted), await serveHost("github")];
  onTestFinished(() => repositories.stop());
  onTestFinished(() => host.stop());
  const { address, bare, clone } = await hostRepository(repositories, hosted, {
    name: "bakery/site.git",
  });
  const bakery = await draftsOfBakery({ address, clone });
  const { drafts, site } = bakery;
  const lines: string[] = [];
  const setting: GitHostSetting = { kind: "github", address: host.address };
  const pullRequests = createPullRequests({
    ...{ drafts, refs: pushedRefs(site.repository), setting: () => setting },
    ...{ token: "sesame", origin: "https://studio.bakery.example", timeout: 1000 },
    ...{ isBackedUp: () => false, log: (line) => lines.push(line) },
  });
  onTestFinished(() => pullRequests.close());
  const { id } = await drafts.create(ANA, "Summer @hours");
  edit(await drafts.open(id), "pages/home.json", "every day", "all summer");
  const move = (to: DraftState, person: Person, text = "") => {
    bakery.clock.now = new Date(bakery.clock.now.getTime() + 1000);
    return drafts.withDraft(id, (record, worktree) =>
      changeReviewState(site, worktree, { record, to, person, text }),
    );
  };
  const publish = () =>
    drafts.withDraft(id, async (record, worktree) => {
      const ready = await publishable(site, worktree, { record, person: BEN });
      if (ready.outcome !== "publishable") return;
      site.records.change(id, () => ({ publishing: ready.commit }));
      await finishDraft(site, worktree, { record, commit: ready.commit });
    });
  const look = async () => {
    await pullRequests.sync();
    return (await drafts.read(id)).hosting;
  };
  return { ...bakery, id, bare, host, lines, setting, move, publish, look };
}

it("shows a draft that waits for review as a pull request", async () => {
  const { id, bare, host, site, drafts, move, look } = await team();
  expect(await look()).toBeUndefined();
  expect(host.asked).toEqual([]);
  await move("review", ANA, "Please look.\n/merge");
  const url = expect.stringMatching(/\/bakery\/site\/.*\/7$/);
  expect(await look()).toMatchObject({ url, checks: { passed: 0, failed: 0, running: 0 } });
  const { branch } = site.records.read(id);
  const [pull] = host.pulls;
  expect(pull).toMatchObject({ branch, into: "main", title: "Summer @\u200bhours" });
  expect(pull?.body).toBe(
    "- Changed Bread from the harbor\n\nBy Ana Núñez, from the studio: https://studio.bakery.example/studio",
  );
  // GitLab would do what a line says that begins with a slash.
  expect(pull?.comments).toEqual(["Ana Núñez asks for review:\n\n> Please look.\n> /merge"]);
  const commit = await git(bare, "rev-parse", branch);
  host.checks.set(commit, { passed: 2, failed: 1, running: 0 });
  await drafts.rename(id, "Summer prices");
  expect(await look()).toMatchObject({ checks: { passed: 2, failed: 1 } });
  expect(pull).toMatchObject({ title: "Summer prices" });

  edit(await drafts.open(id), "pages/prices.json", "Prices", "Our prices");
  await move("returned", BEN, "Until when?");
  await look();
  expect(pull?.body).toContain("- Changed Bread from the harbor\n- Changed Our prices\n");
  expect(await git(bare, "rev-parse", branch)).not.toBe(commit);
  expect(pull?.comments.at(-1)).toBe("Ben sends it back:\n\n> Until when?");
  await look();
  expect(host.pulls).toHaveLength(1);
  expect(pull?.comments).toHaveLength(2);
}, 60_000);

it("closes what is thrown away or live, and opens what is proposed again", async () => {
  const { id, bare, host, clock, drafts, move, publish, look } = await team();
  await move("review", ANA);
  await look();
  await drafts.discard(id);
  expect(await look()).toBeUndefined();
  expect(host.pulls[0]).toMatchObject({
    state: "closed",
    comments: ["Thrown away in the studio."],
  });
  expect(await git(bare, "branch", "--list", "studio/*")).toBe("");
  await drafts.restore(id);
  await move("review", ANA);
  await look();
  expect(host.pulls.map(({ state }) => state)).toEqual(["closed", "open"]);
  await publish();
  // The host finds out by itself.
  await look();
  expect(host.pulls[1]?.state).toBe("open");
  if (host.pulls[1]) host.pulls[1].state = "merged";
  await look();
  edit(await drafts.open(id), "pages/home.json", "all summer", "in the winter");
  await move("review", ANA);
  await look();
  expect(host.pulls.map(({ state }) => state)).toEqual(["closed", "merged", "open"]);
  // Or it does not, as the live branch is not there.
  await publish();
  await look();
  clock.now = new Date(clock.now.getTime() + 180_000);
  await look();
  expect(host.pulls[2]).toMatchObject({ state: "closed", comments: ["Published."] });
  const asked = host.asked.length;
  await look();
  expect(host.asked).toHaveLength(asked);
}, 60_000);

it("leaves it to the host while a draft that has just gone live does not say so yet", async () => {
  const { id, host, site, drafts, move, look } = await team();
  await move("review", ANA);
  await look();
  await drafts.withDraft(id, async (record, worktree) => {
    const ready = await publishable(site, worktree, { record, person: BEN });
    if (ready.outcome !== "publishable") throw new Error(ready.outcome);
    site.records.change(id, () => ({ publishing: ready.commit }));
    await advanceLive(site, ready.commit);
  });
  await look();
  expect(host.pulls.map(({ state }) => state)).toEqual(["open"]);
}, 60_000);

it("opens another one for what is proposed right after something went live", async () => {
  const { id, host, drafts, publish, move, look } = await team();
  await move("review", ANA);
  await look();
  for (const [from, to] of [
    ["all summer", "in the winter"],
    ["in the winter", "all year"],
  ] as const) {
    // The host may find out by itself at once.
    if (host.pulls[1]) host.pulls[1].state = "merged";
    await publish();
    edit(await drafts.open(id), "pages/home.json", from, to);
    await move("review", ANA);
    await look();
  }
  expect(host.pulls.map(({ state }) => state)).toEqual(["closed", "merged", "open"]);
  expect(host.pulls[1]?.comments).toEqual([]);
}, 60_000);

it("works without the host, says why, and catches up later", async () => {
  const { host, lines, clock, move, look, setting } = await team();
  host.behavior = "silent";
  await move("review", ANA);
  expect(await look()).toEqual({ host: "GitHub", problem: "slow" });
  await look();
  expect(lines).toHaveLength(1);
  host.behavior = "ready";
  host.token = "another";
  expect(await look()).toEqual({ host: "GitHub", problem: "sign-in-refused" });
  expect(lines.join()).not.toContain("sesame");
  host.token = "sesame";
  host.behavior = "too-often";
  expect(await look()).toMatchObject({ problem: "too-often" });
  // It is left in peace for a while.
  host.behavior = "ready";
  const asked = host.asked.length;
  expect(await look()).toMatchObject({ problem: "too-often" });
  expect(host.asked).toHaveLength(asked);
  clock.now = new Date(clock.now.getTime() + 900_000);
  await move("approved", BEN);
  expect(await look()).toMatchObject({ host: "GitHub", url: expect.any(String) });
  expect((await look())?.problem).toBeUndefined();
  expect(host.pulls).toHaveLength(1);
  expect(host.pulls[0]?.comments).toEqual(["Ben approves it."]);
  setting.address = "https://elsewhere.example";
  await move("returned", BEN, "No");
  await look();
  await look();
  expect(host.pulls[0]?.comments).toHaveLength(1);
  expect(lines.filter((line) => line.includes("names another host"))).toHaveLength(1);
}, 60_000);

it("leaves closed what somebody has closed at the host, until review is asked for again", async () => {
  const { host, clock, move, look } = await team();
  await move("review", ANA);
  await look();
  if (host.pulls[0]) host.pulls[0].state = "closed";
  expect((await look())?.url).toBeUndefined();
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await look();
  expect(host.pulls).toHaveLength(1);
  await move("returned", BEN, "No");
  await move("review", ANA);
  await look();
  expect(host.pulls).toHaveLength(2);
}, 60_000);
