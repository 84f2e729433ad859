import { expect, it } from "vitest";
import type { DraftAnswer, NewShareLink, PublishedChange } from "../../studio/contract/drafts.ts";
import type { Person } from "../../studio/contract/person.ts";
import { draftActions } from "./actions.ts";
import { finishDraft, publishable } from "./publish-draft.ts";
import { openedBy, SHARED } from "./share-links.ts";
import { ANA, BEN, draftsOfBakery, edit, read, write } from "./test/drafts-of-bakery.ts";

const { drafts, site, clock, data } = await draftsOfBakery();
const actions = draftActions(drafts);

/** Asks as the studio does. */
async function ask<Answer = DraftAnswer>(
  name: string,
  person: Person,
  input: Record<string, unknown>,
): Promise<Answer> {
  const action = actions.get(name);
  if (!action) throw new Error(name);
  return (await action.run(person, input)) as Answer;
}

const CLEO: Person = { name: "Cleo", email: "cleo@bakery.example", role: "author" };

async function draftOf(person: Person) {
  const { id } = await drafts.create(person, "Summer hours");
  return { id, files: await drafts.open(id) };
}

it("goes from its author to a publisher and back, with words", async () => {
  const { id, files } = await draftOf(ANA);
  edit(files, "pages/home.json", "every day", "every night");
  await expect(ask("review-draft", CLEO, { decision: "ask", id })).rejects.toThrow(
    "changes of Ana",
  );
  const waiting = await ask("review-draft", ANA, { decision: "ask", id, text: "For July" });
  expect(waiting).toMatchObject({
    state: "review",
    said: { by: { name: "Ana Núñez" }, text: "For July" },
  });
  await expect(ask("review-draft", BEN, { decision: "return", id, text: " " })).rejects.toThrow(
    "Say what",
  );
  expect(
    await ask("review-draft", BEN, { decision: "return", id, text: "Which nights?" }),
  ).toMatchObject({
    state: "returned",
  });
  await expect(ask("review-draft", BEN, { decision: "approve", id })).rejects.toThrow("dealt with");
  await ask("review-draft", ANA, { decision: "ask", id });
  expect(await ask("review-draft", BEN, { decision: "approve", id })).toMatchObject({
    state: "approved",
  });
  // What was changed since nobody has approved.
  edit(files, "pages/home.json", "every night", "at noon");
  expect(await ask("draft", BEN, { id })).toMatchObject({ state: "review" });
});

it("goes on without a name once it is live, with what is still to be answered", async () => {
  const { id, files } = await draftOf(ANA);
  edit(files, "pages/home.json", "in the morning", "all summer");
  await ask("share-draft", BEN, { id });
  await ask("comment", BEN, { id, path: "home.json", text: "And on Sundays?" });
  const { comments } = await ask("comment", BEN, { id, path: "home.json", text: "Thank you." });
  await ask("resolve-comment", ANA, { id, comment: comments[1]?.id });
  await ask("review-draft", ANA, { id, decision: "ask", text: "For July" });
  await drafts.withDraft(id, async (record, worktree) => {
    const ready = await publishable(site, worktree, { record, person: BEN });
    if (ready.outcome === "clashes") throw new Error("It clashes.");
    // Somebody writes on while it goes live.
    edit(files, "pages/prices.json", "Prices", "What it costs");
    await finishDraft(site, worktree, { record, commit: ready.commit });
  });
  const after = await ask("draft", ANA, { id });
  expect(after).toMatchObject({ name: "", state: "changes", isBehind: false, shares: [] });
  expect(after.said).toBeUndefined();
  expect(after.comments.map(({ text }) => text)).toEqual(["And on Sundays?"]);
  expect(after.files.map(({ path }) => path)).toEqual(["pages/prices.json"]);
});

it("asks for a publisher where one is needed, and for the owner of a draft", async () => {
  const { id } = await draftOf(ANA);
  const own = ["rename-draft", "discard-draft", "update-draft", "share-draft", "revoke-share"];
  for (const name of own)
    await expect(ask(name, CLEO, { id, name: "Mine" })).rejects.toMatchObject({
      status: 403,
    });
  for (const decision of ["ask", "approve", "return"])
    await expect(ask("review-draft", CLEO, { id, decision, text: "?" })).rejects.toThrow();
  await expect(ask("review-draft", ANA, { id, decision: "ask" })).resolves.toBeDefined();
  for (const decision of ["approve", "return"])
    await expect(ask("review-draft", ANA, { id, decision, text: "?" })).rejects.toThrow(
      "Only a publisher",
    );
  await expect(ask("draft", CLEO, { id: "../studio" })).rejects.toMatchObject({ status: 404 });
  for (const path of ["../../studio.json", "pages/../notes.txt", "notes.txt"])
    await expect(ask("draft-file", CLEO, { id, path })).rejects.toMatchObject({
      status: expect.any(Number),
    });
});

it("keeps comments with their blocks", async () => {
  const { id, files } = await draftOf(ANA);
  await ask("comment", BEN, { id, path: "home.json", block: 1, text: "One more question?" });
  await ask("comment", BEN, { id, path: "home.json", text: "Well done." });
  const page = JSON.parse(read(files, "pages/home.json"));
  const [hero, faq, cards] = page.blocks;
  const asked = { ...faq, title: "Questions that people often ask" };
  write(files, "pages/home.json", JSON.stringify({ ...page, blocks: [asked, cards, hero] }));
  const moved = await ask("draft", ANA, { id });
  expect(moved.comments).toMatchObject([
    { block: 0, isOnGoneBlock: false },
    { isOnGoneBlock: false },
  ]);
  write(files, "pages/home.json", JSON.stringify({ ...page, blocks: [hero] }));
  const [gone, onPage] = (await ask("draft", ANA, { id })).comments;
  expect(gone).toMatchObject({ isOnGoneBlock: true, text: "One more question?" });
  expect(onPage).toMatchObject({ isOnGoneBlock: false });
  await ask("resolve-comment", ANA, { id, comment: gone?.id });
  expect(await ask("draft", ANA, { id })).toMatchObject({ openComments: 1 });
  const nowhere = { id, path: "../studio.json", text: "?" };
  await expect(ask("comment", BEN, nowhere)).rejects.toMatchObject({ status: 403 });
});

it("opens one draft by a link, until it expires or is revoked", async () => {
  const { id } = await draftOf(ANA);
  const tokenOf = ({ address }: NewShareLink) => address.slice(SHARED.length);
  const opened = (token: string) => openedBy(site.records.all(), token, clock.now)?.record.id;
  const link = await ask<NewShareLink>("share-draft", ANA, { id });
  const brief = await ask<NewShareLink>("share-draft", ANA, { id, days: 1 });
  expect(tokenOf(link)).toMatch(/^[\w-]{22}$/);
  expect(opened(tokenOf(link))).toBe(id);
  expect(opened(tokenOf(link).replace(/.$/, "_"))).toBeUndefined();
  // What lies on the disk opens nothing.
  expect(read(data, `drafts/${id}.json`)).not.toContain(tokenOf(link));
  clock.now = new Date(clock.now.getTime() + 2 * 86_400_000);
  expect(opened(tokenOf(brief))).toBeUndefined();
  expect((await ask("draft", ANA, { id })).shares).toHaveLength(1);
  await ask("revoke-share", ANA, { id, share: link.id });
  expect(opened(tokenOf(link))).toBeUndefined();
});

it("makes a draft of an earlier state of a page, a part or the site", async () => {
  const { id, files } = await draftOf(ANA);
  edit(files, "pages/home.json", "every day", "every night");
  edit(files, "pages/home.json", "Questions that people ask", "Questions that people often ask");
  write(files, "pages/visit.json", `{ "title": "Visit", "blocks": [] }\n`);
  await drafts.withDraft(id, async (record, worktree) => {
    const ready = await publishable(site, worktree, { record, person: BEN });
    if (ready.outcome === "publishable")
      await finishDraft(site, worktree, { record, commit: ready.commit });
  });
  const [, before] = await ask<PublishedChange[]>("site-changes", ANA, {});
  const commit = before?.id;
  const path = "pages/home.json";
  const restored = async (input: Record<string, unknown>) => {
    const made = await ask("restore-earlier", ANA, { name: "Back", commit, ...input });
    return { ...made, home: read(await drafts.open(made.id), path) };
  };
  const part = await restored({ path, block: 1 });
  expect(part.home).toContain("people ask");
  expect(part.home).toContain("every night");
  expect((await restored({ path })).home).toContain("every day");
  expect((await restored({})).files.map(({ change, path }) => `${change} ${path}`)).toEqual([
    "changed pages/home.json",
    "removed pages/visit.json",
  ]);
  await expect(restored({ path: "notes.txt" })).rejects.toMatchObject({ status: 404 });
  await expect(restored({ commit: "--all" })).rejects.toMatchObject({ status: 404 });
});
