/** Fifty people at once in the studio of a team, over real HTTP: nothing that was kept is lost. `TEAM_MINUTES` says how long. */
import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { KeepAnswer, OpenedPage, SaveAnswer } from "../../src/studio/contract/answers.ts";
import { createSeal } from "../../src/team/sign-in/seal.ts";

const MINUTES = Number(process.env.TEAM_MINUTES ?? 10);
const PEOPLE = 50;
/** Every draft has several people, each at a page of their own. */
const DRAFTS = 10;
const PORT = 4392;
const ORIGIN = `http://localhost:${PORT}`;
const SECRET = "a secret that is long enough for a test";
const SAVED_EVERY = 5;

/** Somebody who works in the studio. */
interface Somebody {
  name: string;
  cookie: string;
  token: string;
  path: string;
}

const folder = mkdtempSync(join(tmpdir(), "team-"));
const server = startTeam();
try {
  await once(server.stdout as NodeJS.ReadableStream, "data");
  await work();
} finally {
  server.kill();
  await once(server, "close");
  rmSync(folder, { recursive: true, force: true });
}

function startTeam(): ChildProcess {
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
  const args = ["scripts/cli.mjs", "studio", "--pages", join(folder, "pages"), "--port", `${PORT}`];
  const env = { ...process.env, STUDIO_SECRET: SECRET, SMTP_URL: "smtp://127.0.0.1:1" };
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], env });
}

async function work(): Promise<void> {
  say(`without anybody: ${memory()}`);
  const owners: string[] = [];
  for (let at = 0; at < DRAFTS; at++) {
    await documentFor(await cookieFor(at));
    owners.push(draftOf(at));
    if (at === 0 || at === DRAFTS - 1) say(`${at + 1} open: ${memory()}, ${disk()} of disk`);
  }
  const all = await Promise.all(
    Array.from({ length: PEOPLE }, (_, at) => somebody(at, owners[at % DRAFTS] ?? "")),
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
  one: Somebody,
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

async function somebody(at: number, draft: string): Promise<Somebody> {
  const cookie = await cookieFor(at, draft);
  const text = await documentFor(cookie);
  const token = /name="studio-token" content="([^"]+)"/.exec(text)?.[1] ?? "";
  const path = pagePaths()[Math.floor(at / DRAFTS)] ?? "";
  return { name: `Person ${at}`, cookie, token, path };
}

function pagePaths(): string[] {
  return readdirSync(join(folder, "pages"), { recursive: true, encoding: "utf8" })
    .filter((path) => /^[a-z].*\.json$/.test(path))
    .sort();
}

/** What a browser has of somebody who has signed in. */
async function cookieFor(at: number, draft?: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const session = { id: `s${at}`, email: `p${at}@example.com`, name: `Person ${at}`, draft };
  const value = { ...session, since: now, seen: now };
  return `studio=${await createSeal(SECRET).close("session", value, 36_000)}`;
}

/** The document of the studio, once it is there. */
async function documentFor(cookie: string): Promise<string> {
  const response = await fetch(`${ORIGIN}/studio`, { headers: { cookie } });
  assert.equal(response.status, 200);
  return response.text();
}

function draftOf(at: number): string {
  const kept = join(folder, ".studio-data/drafts");
  const drafts = readdirSync(kept).map(
    (name) =>
      JSON.parse(readFileSync(join(kept, name), "utf8")) as {
        id: string;
        owner: { email: string };
      },
  );
  return drafts.find(({ owner }) => owner.email === `p${at}@example.com`)?.id ?? "";
}

async function ask<Value>(one: Somebody, action: string, input: object): Promise<Value> {
  const response = await fetch(`${ORIGIN}/studio/api/${action}`, {
    method: "POST",
    headers: {
      ...{ cookie: one.cookie, origin: ORIGIN, "x-studio-token": one.token },
      "content-type": "application/json",
    },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  assert.equal(response.status, 200, text);
  return JSON.parse(text) as Value;
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
