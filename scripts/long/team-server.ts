import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSeal } from "../../src/team/sign-in/seal.ts";

const PORT = 4392;
const ORIGIN = `http://localhost:${PORT}`;
const SECRET = "a secret that is long enough for a test";

/** Somebody who has signed in, and what their window has. */
export interface Somebody {
  cookie: string;
  token: string;
}

/** An answer with a status of an error. */
export class HttpError extends Error {}

/**
 * Starts the studio of a team, which ends with this program however it ends, and answers when people can come.
 *
 * @param folder of the site, with `studio.json` and a repository
 */
export async function startTeamServer(folder: string): Promise<ChildProcess> {
  const folders = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  const args = ["scripts/cli.mjs", "studio", ...folders, "--port", `${PORT}`];
  const env = { ...process.env, STUDIO_SECRET: SECRET, SMTP_URL: "smtp://127.0.0.1:1" };
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], env });
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  server.once("exit", () => process.off("exit", end));
  await new Promise<void>((ready, failed) => {
    server.once("exit", (code) => failed(new Error(`The studio ended with ${code}.`)));
    server.stdout.on("data", (piece) => String(piece).includes(ORIGIN) && ready());
  });
  return server;
}

/** What a browser has of somebody who has signed in: `p3@example.com` for 3. */
export async function cookieOf(person: number, draft?: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const email = `p${person}@example.com`;
  const session = { id: `s${person}`, email, name: `Person ${person}`, draft };
  const value = { ...session, since: now, seen: now };
  return `studio=${await createSeal(SECRET).close("session", value, 36_000)}`;
}

/** Opens the studio, and waits until it is there. */
export async function openStudio(cookie: string): Promise<Somebody> {
  const response = await fetch(`${ORIGIN}/studio`, { headers: { cookie } });
  assert.equal(response.status, 200);
  const token = /name="studio-token" content="([^"]+)"/.exec(await response.text())?.[1] ?? "";
  return { cookie, token };
}

/** @throws {HttpError} */
export async function ask<Value>(
  { cookie, token }: Somebody,
  action: string,
  input: object = {},
): Promise<Value> {
  const response = await fetch(`${ORIGIN}/studio/api/${action}`, {
    method: "POST",
    headers: {
      ...{ cookie, origin: ORIGIN, "x-studio-token": token },
      "content-type": "application/json",
    },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new HttpError(`${action}: ${response.status} ${text}`);
  return JSON.parse(text) as Value;
}

/** The draft that somebody began; nothing before they came. */
export function draftOf(folder: string, person: number): string | undefined {
  const kept = join(folder, ".studio-data/drafts");
  return readdirSync(kept)
    .map((name) => JSON.parse(readFileSync(join(kept, name), "utf8")))
    .find(({ owner }) => owner.email === `p${person}@example.com`)?.id;
}
