import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { NewShareLink } from "../../studio/contract/drafts.ts";
import { draftActions } from "../drafts/actions.ts";
import { createSeal } from "../sign-in/seal.ts";
import { type RunningTeam, SECRET, startTeam } from "./start-team.ts";

const ANA = { name: "Ana <b>Núñez</b>", email: "ana@bakery.example", role: "author" as const };

let team: RunningTeam;
let id = "";

beforeAll(async () => {
  team = await startTeam({ [ANA.email]: "author" }, async () => ({
    company: undefined,
    smtp: undefined,
  }));
  id = await team.drafts.currentOf(ANA);
  await retitle("Bread, drafted");
});
afterAll(() => team.stop());

/** Changes the title of the draft's first page, and saves it. */
async function retitle(title: string): Promise<void> {
  const file = join(await team.drafts.open(id), "pages/index.json");
  const page = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...page, title }));
}

function ask(name: string, input: Record<string, unknown>): unknown {
  return draftActions(team.drafts)
    .get(name)
    ?.run(ANA, { id, ...input });
}

/** Opens a link as a browser does that somebody has sent it to. */
async function opened(link: NewShareLink, jar = new Map<string, string>()) {
  const answer = await team.send(link.address, { jar });
  const headers = { accept: "text/html" };
  return { answer, visit: (path: string) => team.send(path, { jar, headers }), jar };
}

it("leads to the page that a link names, and to no other site", async () => {
  const { address } = (await ask("share-draft", {})) as NewShareLink;
  for (const [page, location] of [
    ["/visit", "/visit"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example", "/"],
    ["/studio", "/"],
  ] as const) {
    const answer = await team.send(`${address}?page=${encodeURIComponent(page)}`);
    expect(answer).toMatchObject({ status: 303, headers: { location } });
  }
});

it("shows the draft to whoever has the link, and says what it is", async () => {
  const { answer, visit } = await opened((await ask("share-draft", {})) as NewShareLink);
  expect(answer).toMatchObject({ status: 303, headers: { location: "/" } });
  const [cookie] = answer.headers["set-cookie"] ?? [];
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const page = await visit("/");
  expect(page.headers).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("script-src"),
  });
  expect(page.text).toContain("<title>Bread, drafted");
  expect(page.text).toContain("Not published: a draft by Ana &lt;b&gt;Núñez&lt;/b&gt;");
  const [, style = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(page.text) ?? [];
  expect((await visit(style)).status).toBe(200);
  expect((await visit("/shared/bar.css")).text).toContain(".draft-bar");
  expect(await visit("/nowhere")).toMatchObject({ status: 404 });
  // What is saved later shows as well; the live site does not.
  await retitle("Rolls, drafted");
  expect((await visit("/")).text).toContain("<title>Rolls, drafted");
  const left = await visit("/shared/leave");
  expect(left.text).toContain("You have left the draft");
  expect((await visit("/")).headers.location).toBe("/sign-in?to=%2F");
});

it("opens nothing else, for nobody else, and not for ever", async () => {
  const link = (await ask("share-draft", {})) as NewShareLink;
  const { visit, jar } = await opened(link);
  for (const path of ["/studio", "/studio/frame"])
    expect((await visit(path)).headers.location, path).toMatch(/^\/sign-in/);
  expect((await visit("/studio/api/drafts")).headers.location).toMatch(/^\/sign-in/);
  for (const path of ["/%2e%2e/studio.json", "/../../drafts", "/version"])
    expect([400, 404], path).toContain((await visit(path)).status);
  expect((await team.send("/")).status).toBe(401);
  const guessed = await team.send(`${link.address.slice(0, -1)}_`);
  expect(guessed).toMatchObject({ status: 410, headers: { "x-robots-tag": "noindex, nofollow" } });
  const german = { headers: { "accept-language": "de" } };
  expect((await team.send("/shared/x", german)).text).toContain("gilt nicht mehr");
  await ask("revoke-share", { share: link.id });
  expect(await visit("/")).toMatchObject({ status: 410 });
  expect(jar.size).toBe(0);
});

it("stays out of the studio of somebody who has opened a link", async () => {
  const { jar } = await opened((await ask("share-draft", {})) as NewShareLink);
  const now = Math.floor(Date.now() / 1000);
  const session = { id: "a session", email: ANA.email, name: ANA.name, since: now, seen: now };
  jar.set("studio", await createSeal(SECRET).close("session", session, 60));
  const from = (headers: Record<string, string>) => team.send("/", { jar, headers });
  const draft = "Not published: a draft by Ana";
  expect((await from({ "sec-fetch-dest": "document" })).text).toContain(draft);
  expect((await from({ referer: `${team.origin}/visit` })).text).toContain(draft);
  for (const asked of ["empty", "iframe", "script"])
    expect((await from({ "sec-fetch-dest": asked })).text).toContain(
      `"person":{"email":"${ANA.email}"`,
    );
});

it("shows no half of a draft that cannot be built", async () => {
  const { visit } = await opened((await ask("share-draft", {})) as NewShareLink);
  const file = join(await team.drafts.open(id), "pages/index.json");
  const whole = readFileSync(file, "utf8");
  writeFileSync(file, "{");
  expect(await visit("/")).toMatchObject({ status: 503 });
  writeFileSync(file, whole);
  expect((await visit("/")).status).toBe(200);
});
