import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Comparison, ComparisonAnswer } from "../../studio/contract/comparison.ts";
import type { DraftAnswer } from "../../studio/contract/drafts.ts";
import { draftActions } from "../drafts/actions.ts";
import { createSeal } from "../sign-in/seal.ts";
import { type RunningTeam, SECRET, startTeam } from "./start-team.ts";

const ANA = { name: "Ana", email: "ana@bakery.example", role: "author" as const };

let team: RunningTeam;
let id = "";
let jar: Map<string, string>;

beforeAll(async () => {
  team = await startTeam({ [ANA.email]: "author" }, async () => ({
    company: undefined,
    smtp: undefined,
  }));
  const now = Math.floor(Date.now() / 1000);
  const session = { id: "a session", email: ANA.email, name: ANA.name, since: now, seen: now };
  jar = new Map([["studio", await createSeal(SECRET).close("session", session, 60)]]);
  id = await team.drafts.currentOf(ANA);
});
afterAll(() => team.stop());

/** Changes a file of the draft, and saves it. */
async function edit(path: string, change: (file: never) => object): Promise<void> {
  const file = join(await team.drafts.open(id), path);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")) as never)));
}

async function ask<Answer = ComparisonAnswer>(action: string, input: object): Promise<Answer> {
  for (;;) {
    const answer = await team.send(`/studio/api/${action}`, {
      ...{ jar, method: "POST", body: JSON.stringify(input) },
      headers: { "content-type": "application/json", origin: team.origin },
    });
    const value = JSON.parse(answer.text) as Answer & { outcome?: string; error?: string };
    if (value.error) throw new Error(value.error);
    if (value.outcome !== "building") return value;
  }
}

const compared = async (wish: object) => (await ask("compare", wish)) as Comparison;

it("distinguishes pages that were changed from those that differ through something else, and shows both", async () => {
  await edit("pages/visit.json", (page: { blocks: object[] }) => ({
    ...page,
    blocks: [page.blocks[0], { ...page.blocks[1], title: "When we open" }],
  }));
  const [first, again] = await Promise.all([compared({ draft: id }), compared({ draft: id })]);
  expect(again).toEqual(first);
  expect(first.pages).toEqual([{ route: "/visit", change: "changed", path: "pages/visit.json" }]);
  expect(first.others).toEqual([]);
  const at = (state: string, path: string) => team.send(`/studio/compare/${state}${path}`, { jar });
  const before = await at(first.before, "/visit");
  expect(before.text).toContain("<h2>Hours</h2>");
  expect((await at(first.after, "/visit")).text).toContain("<h2>When we open</h2>");
  expect(before.headers).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": expect.stringMatching(
      /default-src 'none'.*sandbox allow-same-origin$/,
    ),
  });
  // What a page loads is of its own state.
  const [, style = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(before.text) ?? [];
  const referer = `${team.origin}/studio/compare/${first.before}/visit`;
  const sent = await team.send(style, { jar, headers: { referer } });
  expect(sent).toMatchObject({
    status: 307,
    headers: { location: `/studio/compare/${first.before}${style}` },
  });
  expect((await at(first.before, style)).headers["content-type"]).toContain("text/css");

  await edit("pages/_site.json", (site: object) => ({ ...site, brand: "Crumb & Daughters" }));
  const { pages, others, othersCount } = await compared({ draft: id });
  expect(pages).toEqual(first.pages);
  expect(others).toContainEqual({ route: "/breads/rye", change: "changed" });
  expect(others.some(({ route }) => route === "/visit")).toBe(false);
  expect(othersCount).toBe(others.length);
});

it("shows nothing to strangers, and no state that nobody compares", async () => {
  const { before } = await compared({ draft: id });
  const stranger = await team.send(`/studio/compare/${before}/visit`, {
    headers: { accept: "text/html" },
  });
  expect(stranger.headers.location).toMatch(/^\/sign-in/);
  const style = await team.send("/assets/style.css", {
    headers: { referer: `${team.origin}/studio/compare/${before}/` },
  });
  expect(style.status).toBe(401);
  expect((await team.send("/studio/compare/unknown/visit", { jar })).status).toBe(404);
  for (const path of ["/%2e%2e/studio.json", "/../../drafts", "/version"])
    expect([400, 404], path).toContain(
      (await team.send(`/studio/compare/${before}${path}`, { jar })).status,
    );
});

it("brings a part of the earlier state back into the draft", async () => {
  const { before, after } = await compared({ draft: id });
  const path = "pages/visit.json";
  const titleIn = async (state: string) => {
    const { content } = await ask<{ content: { blocks: { title?: string }[] } }>("state-file", {
      ...{ state, path },
    });
    return content.blocks[1]?.title;
  };
  expect([await titleIn(before), await titleIn(after)]).toEqual(["Hours", "When we open"]);
  const input = { commit: before, path, block: 1, name: "", draft: id };
  const bringBack = draftActions(team.drafts).get("restore-earlier");
  const draft = (await bringBack?.run(ANA, input)) as DraftAnswer;
  expect(draft.id).toBe(id);
  expect(await titleIn(after)).toBe("Hours");
  const bo = { name: "Bo", email: "bo@bakery.example", role: "author" as const };
  await expect(bringBack?.run(bo, input)).rejects.toThrow("These are changes of Ana");
});

it("says what stands against a state that cannot be built, and goes on", async () => {
  const file = join(await team.drafts.open(id), "pages/index.json");
  const whole = readFileSync(file, "utf8");
  writeFileSync(file, "{");
  expect(await ask("compare", { draft: id })).toMatchObject({
    outcome: "broken",
    findings: [{ level: "error" }],
  });
  writeFileSync(file, whole);
  expect((await compared({ draft: id })).outcome).toBe("built");
});

it("compares what was live with what is, and with what was before", async () => {
  const { repository } = team.drafts.site;
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=F", "-c", "user.email=f@b.example", ...args], {
      cwd: repository.folder,
      encoding: "utf8",
    }).trim();
  const first = git("rev-parse", "HEAD");
  git("rm", "-q", "--cached", "-r", "--ignore-unmatch", ".studio-data");
  writeFileSync(
    join(repository.folder, "pages/hello.json"),
    JSON.stringify({ title: "Hello", description: "A new page.", blocks: [{ type: "hero" }] }),
  );
  git("add", "pages/hello.json");
  git("commit", "-qm", "A page");
  const second = git("rev-parse", "HEAD");
  const added = [{ route: "/hello", change: "added", path: "pages/hello.json" }];
  expect(await compared({ commit: first, with: "now" })).toMatchObject({
    ...{ before: first, after: second, pages: added },
  });
  expect(await compared({ commit: second, with: "before" })).toMatchObject({ pages: added });
  await expect(compared({ commit: first, with: "before" })).rejects.toThrow(
    "There was no site before this state.",
  );
});
