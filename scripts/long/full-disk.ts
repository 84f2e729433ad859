/** The server of a team on a full disk: nothing that was kept is lost, what is live is whole, and work goes on once there is room. */
import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { serveGit } from "../../src/git/test/serve-git.ts";
import type { KeepAnswer, OpenedPage, SaveAnswer } from "../../src/studio/contract/answers.ts";
import { assertWhole } from "./assert-whole.ts";
import { fill, onSmallDisk } from "./small-disk.ts";
import { askToPublish, settled, upToDate } from "./team-publishing.ts";
import {
  ask,
  cookieOf,
  draftOf,
  HttpError,
  openStudio,
  type Somebody,
  startTeamServer,
} from "./team-server.ts";
import { countIn, descriptionOf, makeTeamSite, PATH, shown, type TeamSite } from "./team-site.ts";

const ROUNDS = 40;
/** Megabytes: a draft with its site and states that were published find room. */
const DISK = 64;
/** Milliseconds within which the room that something gives back is taken again. */
const PAUSE = 20;

/** What was confirmed last, what was written at all, and how often each action was declined. */
const known = { kept: 0, written: 0, declined: new Map<string, number>() };

const [, own = "", part, disk = ""] = process.argv;
if (part === undefined) onSmallDisk(own, "on-disk", DISK);
else await fullDisk();

async function fullDisk(): Promise<void> {
  // The host of the repository has a disk of its own.
  const hosted = mkdtempSync(join(tmpdir(), "full-disk-host-"));
  const host = await serveGit(hosted);
  const made = makeTeamSite(disk, join(hosted, "bakery.git"), host.address("bakery.git"));
  const server = await startTeamServer(made.site);
  const somebody = await openStudio(await cookieOf(0));
  await write(somebody);
  await save(somebody);
  await publish(somebody, made);
  await whileFull(() => tryEverything(somebody, made));
  const declined = [...known.declined].map(([action, count]) => `${action} ${count}`).join(", ");
  process.stdout.write(`-- declined on a full disk: ${declined}\n`);
  assert.ok((known.declined.get("keep") ?? 0) > 0, "the disk was not full");
  await goOn(somebody, made);
  await stop(server);
  const next = await startTeamServer(made.site);
  await goOn(await openStudio(await cookieOf(0)), made);
  await stop(next);
  await host.stop();
  rmSync(hosted, { recursive: true, force: true });
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, "exit");
}

/** Does something while every room on the disk is taken as soon as it is there. */
async function whileFull(task: () => Promise<void>): Promise<void> {
  const filler = join(disk, "filler");
  fill(filler);
  const timer = setInterval(() => fill(filler), PAUSE);
  try {
    await task();
  } finally {
    clearInterval(timer);
    rmSync(filler);
  }
}

async function tryEverything(somebody: Somebody, made: TeamSite): Promise<void> {
  const id = draftOf(made.site, 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await attempt("keep", () => write(somebody));
    await assertKept(somebody);
    if (round % 2 === 0) await attempt("save", () => save(somebody));
    if (round % 4 === 0) {
      await attempt("comment", () => ask(somebody, "comment", { id, path: PATH, text: "Good" }));
      await attempt("share-draft", () => ask(somebody, "share-draft", { id }));
      await attempt("new-draft", () => ask(somebody, "new-draft", { name: `Draft ${round}` }));
      await attempt("publish", () => publish(somebody, made));
    }
    assertWhole(made.live);
    await setTimeout(PAUSE);
  }
}

/** Something may be declined in words; everything else is a fault. */
async function attempt(action: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (cause) {
    if (!(cause instanceof HttpError)) throw cause;
    assert.doesNotMatch(cause.message, /: 500 |ENOSPC|\bat .*:\d+/, cause.message);
    known.declined.set(action, (known.declined.get(action) ?? 0) + 1);
  }
}

/** Work goes on with what was kept last. */
async function goOn(somebody: Somebody, made: TeamSite): Promise<void> {
  await assertKept(somebody);
  await write(somebody);
  await assertKept(somebody);
  await save(somebody);
  await publish(somebody, made);
  assert.ok(shown(made).includes(descriptionOf(known.kept)), "the last version is not live");
}

async function write(somebody: Somebody): Promise<void> {
  const { hash, page, copy } = await ask<OpenedPage>(somebody, "open", { path: PATH });
  const count = ++known.written;
  const kept = await ask<KeepAnswer>(somebody, "keep", {
    ...{ path: PATH, base: copy?.base ?? hash, after: copy?.version, window: "a" },
    page: { ...page, ...copy?.page, description: descriptionOf(count) },
  });
  assert.equal(kept.outcome, "kept");
  known.kept = count;
}

async function save(somebody: Somebody): Promise<void> {
  const { hash, page, copy } = await ask<OpenedPage>(somebody, "open", { path: PATH });
  const saved = await ask<SaveAnswer>(somebody, "save", {
    ...{ path: PATH, hash, page: copy?.page ?? page, window: "a", after: copy?.version },
  });
  assert.equal(saved.outcome, "saved", JSON.stringify(saved));
}

/** What was confirmed is there; what was declined may be there as well. */
async function assertKept(somebody: Somebody): Promise<void> {
  const { page, copy } = await ask<OpenedPage>(somebody, "open", { path: PATH });
  const there = countIn(JSON.stringify(copy?.page ?? page));
  assert.ok(there >= known.kept, `${known.kept} was kept, and ${there} is there`);
  assert.ok(there <= known.written);
}

/** Publishes, and waits until it is live. @throws {HttpError} where that is declined in words */
async function publish(somebody: Somebody, made: TeamSite): Promise<void> {
  await upToDate(somebody, draftOf(made.site, 0));
  const answer = await askToPublish(somebody, "A version");
  if (answer.outcome !== "queued") throw new HttpError(`publish: ${JSON.stringify(answer)}`);
  const { last } = await settled(somebody);
  if (last?.state !== "done") throw new HttpError(`publish: ${JSON.stringify(last)}`);
}
