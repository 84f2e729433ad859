import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { serveGit } from "../../git/test/serve-git.ts";
import { openTargets } from "../../publish/open-targets.ts";
import { createPublisher } from "../../publish/publisher.ts";
import type { PublishWork } from "../../publish/work.ts";
import type { PublishFinding } from "../../studio/contract/publishing.ts";
import { draftActions } from "./actions.ts";
import { createDraftPublishing, type LivePublisher } from "./draft-publishing.ts";
import { noteChange } from "./schedule.ts";
import { scheduleActions } from "./schedule-actions.ts";
import { siteChanges } from "./site-changes.ts";
import { ANA, BEN, draftsOfBakery, edit, read, write } from "./test/drafts-of-bakery.ts";
import { git, hostRepository } from "./test/host-repository.ts";

const hosted = mkdtempSync(join(tmpdir(), "hosted-"));
const host = await serveGit(hosted);
afterAll(() => host.stop());

/** A team's clone of a repository on a host, and what brings its drafts live by a push. */
async function team() {
  const { address, bare, clone } = await hostRepository(host, hosted);
  const bakery = await draftsOfBakery({ address, clone });
  const { drafts, site, data } = bakery;
  const findings: PublishFinding[] = [];
  const built: string[] = [];
  const check: PublishWork["check"] = async (folder) => {
    built.push(read(folder, "pages/home.json"));
    return { findings, pages: 1 };
  };
  const work: PublishWork = {
    check,
    build: async (folder) => ({ ...(await check(folder)), content: "" }),
    store: async () => "",
    close: () => undefined,
  };
  const at = { repository: site.repository, remote: "origin", branch: "main", site: ["pages"] };
  mkdirSync(join(data, "publishing"));
  const publisher = createPublisher({
    data: join(data, "publishing"),
    work,
    targets: openTargets([{ to: "git" }], { data, work, clone: at }),
  });
  const whenEnded: LivePublisher["whenEnded"] = async () => {
    await publisher.settled();
    const last = publisher.last();
    if (!last) throw new Error("Nothing was published.");
    return last;
  };
  const live: LivePublisher = {
    whenEnded,
    async ask(order) {
      const publication = await publisher.publish(order);
      const { failure } = await whenEnded(publication.id);
      return failure
        ? { outcome: "rejected", failure, findings }
        : { outcome: "queued", publication };
    },
  };
  const left = new Set<string>();
  const publishing = createDraftPublishing(drafts, live, (email) => !left.has(email));
  const draft = async (from: string, to: string) => {
    const { id } = await drafts.create(ANA, `${from} → ${to}`);
    edit(await drafts.open(id), "pages/home.json", from, to);
    return id;
  };
  const onHost = () => git(bare, "show", "main:pages/home.json");
  return { ...bakery, publishing, left, draft, onHost, findings, built, clone, live };
}

/** Git and its host are other programs, on a machine that may be busy. */
const SLOW = { timeout: 20_000 };

const wish = (id: string) => ({ id, person: BEN, sentence: "", isAccepted: false });

it("brings drafts live one after the other, with what others have pushed", async () => {
  const { publishing, draft, onHost, drafts, built, clone, site, folder } = await team();
  const ids = [await draft("every day", "every night"), await draft("Our shops", "Three shops")];
  const other = await clone();
  edit(other, "pages/home.json", "in the morning", "in the evening");
  await git(other, "commit", "-qam", "Evening");
  await git(other, "push", "-q", "origin", "main");
  const answers = await Promise.all(ids.map((id) => publishing.publish(wish(id))));
  expect(answers.map(({ outcome }) => outcome)).toEqual(["queued", "queued"]);
  await expect
    .poll(async () => (await drafts.list()).map(({ files, isBehind }) => [files, isBehind]), SLOW)
    .toEqual([
      [[], false],
      [[], false],
    ]);
  const live = await onHost();
  for (const words of ["every night", "Three shops", "in the evening"])
    expect(live).toContain(words);
  expect(read(folder, "pages/home.json")).toContain("Three shops");
  // Each was checked as what it would make of the site, and nothing else.
  expect(built.map((text) => text.includes("Three shops"))).toEqual([false, true]);
  expect(
    (await siteChanges(site, { limit: 3 })).map(({ by, sentence }) => `${by.name}: ${sentence}`),
  ).toEqual(["Ben: Our shops → Three shops", "Ben: every day → every night", "Somebody: Evening"]);
});

it("asks about the same words, and keeps a draft that is rejected as it was", async () => {
  const { publishing, draft, onHost, drafts, clone, findings } = await team();
  const id = await draft("every day", "every night");
  findings.push({ rule: "link-dead", level: "error", message: "No.", hint: "", where: "/" });
  expect(await publishing.publish(wish(id))).toMatchObject({ failure: { reason: "findings" } });
  expect(await onHost()).toContain("every day");
  expect(await drafts.read(id)).toMatchObject({
    state: "changes",
    files: [{ path: "pages/home.json" }],
  });
  findings.length = 0;
  const other = await clone();
  edit(other, "pages/home.json", "every day", "every week");
  await git(other, "commit", "-qam", "Week");
  await git(other, "push", "-q", "origin", "main");
  const asked = await publishing.publish(wish(id));
  expect(asked).toMatchObject({ outcome: "clashes", clashes: [{ pointer: "/description" }] });
  expect(await onHost()).toContain("every week");
  host.token = "expired";
  await expect(publishing.publish(wish(id))).rejects.toMatchObject({ failure: "sign-in-refused" });
  host.token = undefined;
});

it("finishes what went live while it was killed, and keeps what was written since", async () => {
  const { drafts, site, draft, onHost, live } = await team();
  const id = await draft("every day", "every night");
  const later = await draft("Our shops", "Three shops");
  const killed = createDraftPublishing(
    drafts,
    { ...live, whenEnded: () => new Promise(() => undefined) },
    () => true,
  );
  await killed.publish(wish(id));
  expect(await onHost()).toContain("every night");
  expect(await drafts.read(id)).toMatchObject({ name: "every day → every night" });
  await createDraftPublishing(drafts, live, () => true).resume();
  expect(await drafts.read(id)).toMatchObject({ name: "", files: [] });
  // Somebody writes on while it goes live.
  const folder = await drafts.open(later);
  write(folder, "pages/.studio/copies/home.json", "{}");
  await createDraftPublishing(drafts, live, () => true).publish(wish(later));
  await expect.poll(() => site.records.read(later).publishing, SLOW).toBeUndefined();
  expect(read(folder, "pages/.studio/copies/home.json")).toBe("{}");
});

/** Sets times as people do, by the clocks of the site. */
function clockOf({ drafts, clock }: Awaited<ReturnType<typeof team>>) {
  const asked: string[] = [];
  const actions = scheduleActions(drafts, () => asked.push("look"));
  return {
    asked,
    set: (id: string, at: string, sentence?: string) =>
      actions.get("schedule-draft")?.run(BEN, { id, at, sentence }),
    takeBack: (id: string) => actions.get("unschedule-draft")?.run(BEN, { id }),
    turnTo(at: string) {
      clock.now = new Date(at);
    },
    scheduleOf: async (id: string) => (await drafts.read(id)).schedule,
  };
}

it("lets a draft go live at its time, as it is then, after a restart too", async () => {
  const bakery = await team();
  const { publishing, draft, onHost, drafts, live, site } = bakery;
  const { set, takeBack, turnTo, scheduleOf, asked } = clockOf(bakery);
  const id = await draft("every day", "every night");
  const other = await draft("Our shops", "Three shops");
  write(await drafts.open(id), "pages/_site.json", '{ "timeZone": "Europe/Berlin" }');
  await expect(set(id, "2026-03-02T09:59")).rejects.toThrow("still to come");
  await expect(set(id, "tomorrow")).rejects.toThrow("Choose a day");
  await set(id, "2026-03-30T09:00", " Open at night ");
  await set(other, "2026-03-03T09:00");
  await takeBack(other);
  expect(asked).toHaveLength(3);
  // Clocks were put forward the day before.
  expect(await scheduleOf(id)).toEqual({
    at: "2026-03-30T07:00:00.000Z",
    by: { name: "Ben", email: BEN.email },
    sentence: "Open at night",
  });
  expect(publishing.nextDue()).toBe(Date.parse("2026-03-30T07:00:00Z"));
  turnTo("2026-03-30T06:59:59Z");
  await publishing.publishDue();
  expect(await onHost()).toContain("every day");
  edit(await drafts.open(id), "pages/home.json", "in the morning", "in the evening");
  noteChange(site, id, BEN);
  turnTo("2026-03-30T07:00:00Z");
  await createDraftPublishing(drafts, live, () => true).publishDue();
  for (const words of ["every night", "in the evening", "Our shops"])
    expect(await onHost()).toContain(words);
  expect(await scheduleOf(id)).toBeUndefined();
  expect((await siteChanges(site, { limit: 1 }))[0]?.sentence).toBe("Open at night");
  expect(publishing.nextDue()).toBeUndefined();
  // What somebody else has brought live since is not tried again and again.
  await set(other, "2026-04-01T09:00");
  edit(await drafts.open(other), "pages/home.json", "Three shops", "Our shops");
  turnTo("2026-04-01T09:00:00Z");
  await publishing.publishDue();
  expect(await scheduleOf(other)).toBeUndefined();
  expect((await siteChanges(site, { limit: 1 }))[0]?.by.name).toBe("Ben");
});

it("says with a draft what stood against it at its time, and changes nothing live", async () => {
  const bakery = await team();
  const { publishing, draft, onHost, drafts, site, findings, left, clone } = bakery;
  const { set, turnTo, scheduleOf } = clockOf(bakery);
  const id = await draft("every day", "every night");
  const dueWith = async (from: string, local: string, after: string) => {
    turnTo(from);
    await set(id, local);
    turnTo(after);
    await publishing.publishDue();
    expect(await onHost()).not.toContain("every night");
    return scheduleOf(id);
  };
  turnTo("2026-03-02T09:00:00Z");
  await set(id, "2026-03-02T09:30");
  noteChange(site, id, ANA);
  expect(await scheduleOf(id)).toMatchObject({ changedBy: { name: ANA.name } });
  turnTo("2026-03-02T09:30:00Z");
  await publishing.publishDue();
  expect(await scheduleOf(id)).toMatchObject({ trouble: { why: "changed" } });
  // Nobody tries again what a person has to decide.
  expect(publishing.nextDue()).toBeUndefined();

  findings.push({ rule: "link-dead", level: "error", message: "No.", hint: "", where: "/" });
  expect(
    await dueWith("2026-03-02T10:00:00Z", "2026-03-02T10:30", "2026-03-02T10:31:00Z"),
  ).toMatchObject({ trouble: { why: "findings", findings: [{ rule: "link-dead" }] } });
  findings.length = 0;
  left.add(BEN.email);
  expect(
    await dueWith("2026-03-02T11:00:00Z", "2026-03-02T11:30", "2026-03-02T11:31:00Z"),
  ).toMatchObject({ trouble: { why: "not-allowed" } });
  left.clear();
  host.token = "expired";
  expect(
    await dueWith("2026-03-02T12:00:00Z", "2026-03-02T12:30", "2026-03-02T12:31:00Z"),
  ).toMatchObject({ trouble: { why: "failed", failure: { reason: "sign-in-refused" } } });
  host.token = undefined;
  expect(publishing.nextDue()).toBe(Date.parse("2026-03-02T12:36:00Z"));
  const other = await clone();
  edit(other, "pages/home.json", "every day", "every week");
  await git(other, "commit", "-qam", "Week");
  await git(other, "push", "-q", "origin", "main");
  turnTo("2026-03-02T12:36:00Z");
  await publishing.publishDue();
  expect(await scheduleOf(id)).toMatchObject({ trouble: { why: "clashes" } });
  expect(await onHost()).toContain("every week");
  // What a publisher approves or sends back settles it.
  const review = draftActions(drafts).get("review-draft");
  await set(id, "2026-03-03T09:00");
  noteChange(site, id, ANA);
  await review?.run(ANA, { id, decision: "ask" });
  await review?.run(BEN, { id, decision: "approve" });
  expect(await scheduleOf(id)).not.toHaveProperty("changedBy");
  await review?.run(BEN, { id, decision: "return", text: "Not yet." });
  expect(await scheduleOf(id)).toBeUndefined();
});
