/** The server of a team, killed at any instant while somebody writes, publishes and goes back: no work is lost, and what is live is whole. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { serveGit } from "../../src/git/test/serve-git.ts";
import type { KeepAnswer, OpenedPage, SaveAnswer } from "../../src/studio/contract/answers.ts";
import type { PublishAnswer, PublishingAnswer } from "../../src/studio/contract/publishing.ts";
import { assertWhole } from "./assert-whole.ts";
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
import { countIn, descriptionOf, git, makeTeamSite, PATH, shown } from "./team-site.ts";

const KILLS = Number(process.env.KILLS ?? "40");
/** Milliseconds within which the server is killed, once people can come. */
const LATEST = 8000;
const OTHER_PATH = "index.json";

const folder = mkdtempSync(join(tmpdir(), "draft-kills-"));
const host = await serveGit(folder);
const made = makeTeamSite(folder, join(folder, "bakery.git"), host.address("bakery.git"));
const { site, live, remote } = made;
/** The last count that the server has confirmed, and the last one that was written at all; the same of who never publishes. */
const known = { kept: 0, written: 0, published: 0, wentBack: 0, aside: { kept: 0, written: 0 } };
let looks = 0;

for (let kill = 1; kill <= KILLS; kill += 1) {
  const server = await startTeamServer(site);
  const ended = once(server, "exit");
  const working = work();
  const end = Date.now() + Math.random() * LATEST;
  for (; Date.now() < end; looks += 1) {
    assertWhole(live);
    await setTimeout(10);
  }
  server.kill("SIGKILL");
  await ended;
  await working;
  assertWhole(live);
}
await finish();
await host.stop();
rmSync(folder, { recursive: true, force: true });

/** Looks whether all is there, then goes on until the server is gone. */
async function work(): Promise<void> {
  try {
    const somebody = await openStudio(await cookieOf(0));
    const other = await openStudio(await cookieOf(1));
    await settled(somebody);
    for (;;) {
      await saveAside(other);
      await round(somebody);
    }
  } catch (cause) {
    // The connection breaks when the server is killed. Nothing else may go wrong.
    if (cause instanceof HttpError || cause instanceof assert.AssertionError) throw cause;
  }
}

/** Writes, saves, publishes, and goes back now and then. */
async function round(somebody: Somebody): Promise<void> {
  await upToDate(somebody, draftOf(site, 0));
  const { hash, page, copy } = await ask<OpenedPage>(somebody, "open", { path: PATH });
  const there = countIn(JSON.stringify(copy?.page ?? page));
  assert.ok(there >= known.kept, `${known.kept} was kept, and ${there} is there`);
  assert.ok(there <= known.written);
  const written = { ...page, description: descriptionOf(++known.written) };
  const kept = await ask<KeepAnswer>(somebody, "keep", {
    ...{ path: PATH, base: copy?.base ?? hash, page: written, after: copy?.version, window: "a" },
  });
  assert.equal(kept.outcome, "kept");
  known.kept = known.written;
  const saved = await ask<SaveAnswer>(somebody, "save", {
    ...{ path: PATH, hash, page: written, window: "a" },
    after: kept.outcome === "kept" ? kept.version : undefined,
  });
  assert.equal(saved.outcome, "saved", JSON.stringify(saved));
  await publish(somebody, known.written);
  if (known.written % 3 === 0) await goBack(somebody);
}

/** Saves another page in a draft that follows what is live and never goes live itself. */
async function saveAside(somebody: Somebody): Promise<void> {
  const { aside } = known;
  const { hash, page } = await ask<OpenedPage>(somebody, "open", { path: OTHER_PATH });
  const there = countIn(JSON.stringify(page));
  assert.ok(there >= aside.kept, `${aside.kept} was saved aside, and ${there} is there`);
  const written = { ...page, description: descriptionOf(++aside.written) };
  const saved = await ask<SaveAnswer>(somebody, "save", {
    ...{ path: OTHER_PATH, hash, page: written, window: "b" },
  });
  assert.equal(saved.outcome, "saved", JSON.stringify(saved));
  aside.kept = aside.written;
}

async function publish(somebody: Somebody, count: number): Promise<void> {
  const answer = await askToPublish(somebody, `Version ${count}`);
  assert.equal(answer.outcome, "queued", JSON.stringify(answer));
  await wentLive(somebody);
  assert.ok(shown(made).includes(`Version ${count}.`), `Version ${count} is not live`);
  known.published += 1;
}

async function goBack(somebody: Somebody): Promise<void> {
  const { revisions } = await ask<PublishingAnswer>(somebody, "publishing");
  const before = revisions.find(({ isLive, isKept }) => !isLive && isKept);
  if (!before) return;
  // The draft, which has nothing of its own now, follows what is live.
  known.kept = 0;
  const answer = await ask<PublishAnswer>(somebody, "restore", { id: before.id });
  assert.equal(answer.outcome, "queued", JSON.stringify(answer));
  await wentLive(somebody);
  known.wentBack += 1;
}

async function wentLive(somebody: Somebody): Promise<void> {
  const { last } = await settled(somebody);
  assert.equal(last?.state, "done", JSON.stringify(last));
}

/** What was interrupted is done when the server is there again, here and at the remote. */
async function finish(): Promise<void> {
  const server = await startTeamServer(site);
  const somebody = await openStudio(await cookieOf(0));
  await settled(somebody);
  await saveAside(await openStudio(await cookieOf(1)));
  await round(somebody);
  const [, ...others] = git(site, "worktree", "list", "--porcelain").split("\n\n");
  for (const [, worktree = ""] of others.join("\n").matchAll(/^worktree (.+)$/gm))
    git(worktree, "fsck", "--no-dangling");
  assert.equal(git(remote, "rev-parse", "main"), git(site, "rev-parse", "main"));
  assert.equal(git(site, "status", "--porcelain", "--untracked-files=no"), "");
  server.kill();
  await once(server, "exit");
  process.stdout.write(
    `-- ${KILLS} kills over ${known.written} versions, ${known.published} that went live and ${known.wentBack} times back; whole at ${looks} looks\n`,
  );
}
