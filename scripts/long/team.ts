/** Fifty people at once in the studio of a team, over real HTTP: nothing that was kept is lost. `TEAM_MINUTES` says how long. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { KeepAnswer, OpenedPage, SaveAnswer } from "../../src/studio/contract/answers.ts";
import {
  ask,
  cookieOf,
  draftOf,
  openStudio,
  type Somebody,
  startTeamServer,
} from "./team-server.ts";

const MINUTES = Number(process.env.TEAM_MINUTES ?? 10);
const PEOPLE = 50;
/** Every draft has several people, each at a page of their own. */
const DRAFTS = 10;
const SAVED_EVERY = 5;

/** Somebody who works in the studio. */
interface Writer extends Somebody {
  name: string;
  path: string;
}

const folder = mkdtempSync(join(tmpdir(), "team-"));
makeSite();
const server = await startTeamServer(folder);
try {
  await work();
} finally {
  server.kill();
  await once(server, "close");
  rmSync(folder, { recursive: true, force: true });
}

function makeSite(): void {
  for (const name of ["pages", "media"]) cpSync(name, join(folder, name), { recursive: true });
  const file = {
    people: { "*@example.com": "author" },
    signIn: { mailFrom: "studio@example.com" },
  };
  writeFileSync(join(folder, "studio.json"), JSON.stringify(file));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("-c", "user.name=Founder", "-c", "user.email=founder@example.com", "commit", "-qm", "Begin");
}

async function work(): Promise<void> {
  say(`without anybody: ${memory()}`);
  const owners: string[] = [];
  for (let at = 0; at < DRAFTS; at++) {
    await openStudio(await cookieOf(at));
    owners.push(draftOf(folder, at) ?? "");
    if (at === 0 || at === DRAFTS - 1) say(`${at + 1} open: ${memory()}, ${disk()} of disk`);
  }
  const all = await Promise.all(
    Array.from({ length: PEOPLE }, (_, at) => writer(at, owners[at % DRAFTS] ?? "")),
  );
  const times: number[] = [];
  const until = Date.now() + MINUTES * 60_000;
  await Promise.all(all.map((one, at) => edit(one, at, { until, times })));
  times.sort((a, b) => a - b);
  const part = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  say(`${times.length} changes kept and saved, in ${part(0.5)} (median), ${part(0.99)} (99 %)`);
  say(`at the end: ${memory()}, ${disk()} of disk`);
}

/** Writes until the time is over, saves now and then, and looks whether all of it is there. */
async function edit(
  one: Writer,
  at: number,
  { until, times }: { until: number; times: number[] },
): Promise<void> {
  let { hash, page } = await ask<OpenedPage>(one, "open", { path: one.path });
  let after: string | undefined;
  const window = one.name;
  for (let count = 1; Date.now() < until; count++) {
    page = { ...page, summary: `${one.name} has written here, and this is the ${count}. time.` };
    const begun = performance.now();
    if (count % SAVED_EVERY === 0) {
      const saved = await ask<SaveAnswer>(one, "save", {
        path: one.path,
        hash,
        page,
        after,
        window,
      });
      assert.equal(saved.outcome, "saved", JSON.stringify(saved));
      if (saved.outcome === "saved") ({ hash, page } = saved);
      after = undefined;
    } else {
      const input = { path: one.path, base: hash, page, after, window };
      const kept = await ask<KeepAnswer>(one, "keep", input);
      assert.equal(kept.outcome, "kept");
      if (kept.outcome === "kept") after = kept.version;
    }
    times.push(performance.now() - begun);
    await setTimeout(1000 + ((at * 37) % 1000));
  }
  const last = await ask<OpenedPage>(one, "open", { path: one.path });
  assert.equal((last.copy?.page ?? last.page).summary, page.summary);
}

async function writer(at: number, draft: string): Promise<Writer> {
  const path = pagePaths()[Math.floor(at / DRAFTS)] ?? "";
  return { ...(await openStudio(await cookieOf(at, draft))), name: `Person ${at}`, path };
}

function pagePaths(): string[] {
  return readdirSync(join(folder, "pages"), { recursive: true, encoding: "utf8" })
    .filter((path) => /^[a-z].*\.json$/.test(path))
    .sort();
}

function memory(): string {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  const of = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return `${of("VmRSS")} MB of memory (at most ${of("VmHWM")})`;
}

function disk(): string {
  const [kilobytes] = execFileSync("du", ["-sk", join(folder, ".studio-data")], {
    encoding: "utf8",
  }).split("\t");
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

function say(text: string): void {
  process.stdout.write(`-- ${text}\n`);
}
