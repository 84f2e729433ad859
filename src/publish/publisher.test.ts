import { execFileSync, spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { FolderTarget } from "../engine/model/publish-target.ts";
import type { PublishFinding, PublishStep } from "../studio/contract/publishing.ts";
import { openLiveFolder } from "./folder/live-folder.ts";
import { storeRevision } from "./folder/store-revision.ts";
import { readJournal, writeJournal } from "./journal.ts";
import { openTargets } from "./open-targets.ts";
import { PublishError } from "./publish-error.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import type { PublishWork } from "./work.ts";

const BY = { name: "Ada", email: "ada@bakery.example" };

/** A site whose build is a copy: what publishing does with it is the same. */
function site() {
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  const [source, live, data] = ["source", "live", "data"].map((name) => join(folder, name));
  const findings: PublishFinding[] = [];
  const timed: { changesAt?: string } = {};
  const work: PublishWork = {
    check: async () => ({ findings, pages: 1 }),
    async build(from, out, onBuild) {
      onBuild();
      cpSync(from, out, { recursive: true, force: true });
      const text = readFileSync(join(from, "index.html"), "utf8");
      return { ...timed, findings, pages: 1, content: hash("sha256", text) };
    },
    store: async (storing) => storeRevision(storing),
    close: () => undefined,
  };
  const steps: (PublishStep | undefined)[] = [];
  const open = (target: Partial<FolderTarget> = {}): Publisher =>
    createPublisher({
      data: data ?? "",
      work,
      targets: openTargets([{ to: "folder", path: live ?? "", ...target }], {
        data: data ?? "",
        work,
      }),
      onChange: ({ step }) => steps.push(step),
    });
  const write = (text: string, redirects = "") => {
    mkdirSync(join(source ?? "", "assets"), { recursive: true });
    writeFileSync(join(source ?? "", "index.html"), text);
    writeFileSync(join(source ?? "", "_redirects"), redirects);
    writeFileSync(join(source ?? "", "_headers"), "/*\n  X-Frame-Options: DENY\n");
    writeFileSync(join(source ?? "", "assets", `${hash("sha256", text)}.css`), text);
  };
  const current = join(live ?? "", "current");
  return {
    ...{ findings, timed, steps, open, write, current },
    order: { folder: source ?? "", by: BY, sentence: "Changed the prices" },
    data: data ?? "",
    live: live ?? "",
    shown: () => readFileSync(join(current, "index.html"), "utf8"),
    css: (text: string) => existsSync(join(current, "assets", `${hash("sha256", text)}.css`)),
  };
}

async function settle(publisher: Publisher) {
  await publisher.settled();
  return publisher.last();
}

it("brings pages live, step by step, and goes back to a state before", async () => {
  const { open, order, write, shown, css, steps } = site();
  const publisher = open();
  write("one");
  await publisher.publish(order);
  expect(await settle(publisher)).toMatchObject({ state: "done", by: BY });
  expect(shown()).toBe("one");
  expect(steps.filter((step, at) => step && step !== steps[at - 1])).toEqual([
    "prepare",
    "check",
    "build",
    "put",
    "switch",
    "announce",
  ]);
  write("two");
  await publisher.publish(order);
  await settle(publisher);
  expect(shown()).toBe("two");
  const [second, first] = await publisher.revisions();
  expect([second?.isLive, first?.isLive, first?.isKept]).toEqual([true, false, true]);
  await publisher.restore(first?.id ?? "", { by: BY, sentence: "Changed the prices" });
  await settle(publisher);
  expect(shown()).toBe("one");
  // Whoever has opened the newer one still gets its styles.
  expect(css("two")).toBe(true);
  expect((await publisher.revisions())[0]).toMatchObject({ isLive: true, wentBackTo: first?.at });
});

it("knows when what is live changes by itself, after a restart, too, and not once somebody went back", async () => {
  const { open, order, write, timed } = site();
  const publisher = open();
  write("one");
  await publisher.publish(order);
  await settle(publisher);
  expect(publisher.changesAt()).toBeUndefined();
  timed.changesAt = "2026-12-24T08:00:00.000Z";
  write("two");
  await publisher.publish(order);
  await settle(publisher);
  expect(publisher.changesAt()).toBe("2026-12-24T08:00:00.000Z");
  expect(open().changesAt()).toBe("2026-12-24T08:00:00.000Z");
  const [, first] = await publisher.revisions();
  await publisher.restore(first?.id ?? "", { by: BY, sentence: "Back" });
  await settle(publisher);
  expect(publisher.changesAt()).toBeUndefined();
});

it("lets warnings pass that nobody is there to look at, and no error", async () => {
  const { open, order, write, findings, shown } = site();
  const publisher = open();
  write("one");
  const finding = { rule: "some", message: "Something.", hint: "", where: "The page /" };
  findings.push({ ...finding, level: "warning" });
  await publisher.publish({ ...order, takesWarnings: true });
  expect(await settle(publisher)).toMatchObject({ state: "done" });
  expect(shown()).toBe("one");
  write("two");
  findings.push({ ...finding, level: "error" });
  await publisher.publish({ ...order, takesWarnings: true });
  expect(await settle(publisher)).toMatchObject({ failure: { reason: "findings" } });
  expect(shown()).toBe("one");
});

it("publishes nothing with an error, and warnings only when they were seen", async () => {
  const { open, order, write, current, findings, shown } = site();
  const publisher = open();
  write("one");
  const finding = { rule: "some", message: "Something.", hint: "", where: "The page /" };
  findings.push({ ...finding, level: "error" });
  await publisher.publish(order);
  expect(await settle(publisher)).toMatchObject({ failure: { reason: "findings" }, findings });
  expect(existsSync(current)).toBe(false);
  findings[0] = { ...finding, level: "warning" };
  const { id } = await publisher.publish(order);
  expect(await settle(publisher)).toMatchObject({ failure: { reason: "findings" }, findings });
  expect(existsSync(current)).toBe(false);
  findings.push({ ...finding, message: "Something new.", level: "warning" });
  const { id: second } = await publisher.publish({ ...order, accepts: id });
  expect(await settle(publisher)).toMatchObject({ failure: { reason: "findings" } });
  await publisher.publish({ ...order, accepts: second });
  expect(await settle(publisher)).toMatchObject({ state: "done" });
  expect(shown()).toBe("one");
});

it("keeps what is live when the web server does not take its rules", async () => {
  const { open, order, write, shown, live } = site();
  write("one");
  await open({ reload: ["true"] })
    .publish(order)
    .then(() => undefined);
  const publisher = open({ reload: ["sh", "-c", "echo no such rule >&2; exit 1"] });
  await expect.poll(shown).toBe("one");
  await expect.poll(() => readdirSync(join(live, "..", "data")).join()).not.toMatch(/lock/);
  write("two", "/old /new 301\n");
  await publisher.publish(order);
  expect(await settle(publisher)).toMatchObject({
    state: "failed",
    step: "switch",
    failure: { reason: "reload-failed", detail: "no such rule" },
  });
  expect(shown()).toBe("one");
  // Rules that are the same need not be taken in.
  write("three");
  await publisher.publish(order);
  expect(await settle(publisher)).toMatchObject({ state: "done" });
});

it("lets others wait, and keeps the last twenty states", async () => {
  const { open, order, write, live, shown } = site();
  const publisher = open();
  write("0");
  await publisher.publish(order);
  await publisher.publish(order);
  expect(publisher.queue().map(({ state }) => state)).toEqual(["running", "waiting"]);
  await publisher.settled();
  for (let count = 1; count <= 21; count += 1) {
    write(`${count}`);
    await publisher.publish(order);
    await publisher.settled();
  }
  await expect.poll(() => readdirSync(join(live, "revisions")).length).toBe(20);
  expect(shown()).toBe("21");
  expect((await publisher.revisions()).filter(({ isKept }) => isKept)).toHaveLength(20);
});

it.each(["prepare", "check", "build", "put", "switch", "announce"] as const)(
  "goes on after it was killed at %s",
  async (step) => {
    const { open, order, write, shown, data } = site();
    const before = open();
    write("one");
    await before.publish(order);
    await before.settled();
    write("two");
    await before.publish(order);
    // What is on the disk at that instant is all that a later process has.
    const journal = readJournal(data);
    await before.settled();
    const [two, one] = readJournal(data).revisions;
    const [job] = journal.jobs;
    const isMade = ["switch", "announce"].includes(step);
    const made = isMade && two ? { made: two, before: one?.states ?? {} } : {};
    if (step !== "announce") await before.restore(one?.id ?? "", { by: BY, sentence: "Back" });
    await before.settled();
    writeJournal(data, { ...journal, jobs: job ? [{ ...job, step, ...made }] : [] });
    const after = open();
    await after.resume();
    expect(await settle(after)).toMatchObject({ id: job?.id, state: "done" });
    expect(shown()).toBe("two");
    expect(await after.revisions()).toHaveLength(2);
  },
);

it("lets nobody publish beside it, and takes over from a process that died", async () => {
  const { open, order, write, data } = site();
  write("one");
  mkdirSync(data, { recursive: true });
  const other = spawn("sleep", ["60"]);
  await once(other, "spawn");
  const [, start] =
    /^.*\)(?: \S+){19} (\d+)/.exec(readFileSync(`/proc/${other.pid}/stat`, "utf8")) ?? [];
  writeFileSync(join(data, `lock-${other.pid}-${start}-00`), "");
  await expect(open().publish(order)).rejects.toMatchObject({ reason: "locked" });
  other.kill();
  await once(other, "exit");
  const publisher = open();
  await publisher.publish(order);
  expect(await settle(publisher)).toMatchObject({ state: "done" });
  expect(execFileSync("ls", [data], { encoding: "utf8" })).not.toContain("lock");
});

it("keeps what is live where another server takes away what was put there", async () => {
  const { open, order, write, live, shown } = site();
  write("one");
  const publisher = open();
  await publisher.publish(order);
  await settle(publisher);
  expect(() => openLiveFolder(live).switchTo("taken-away")).toThrow(PublishError);
  expect(shown()).toBe("one");
});
