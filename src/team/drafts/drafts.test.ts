import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Decision } from "../../studio/contract/drafts.ts";
import { branchName } from "./branch-name.ts";
import { commitDraft } from "./commit-draft.ts";
import { createDrafts } from "./drafts.ts";
import { finishDraft, publishable } from "./publish-draft.ts";
import { siteChanges } from "./site-changes.ts";
import { ANA, BEN, draftsOfBakery, edit, git, read, write } from "./test/drafts-of-bakery.ts";
import { updateDraft } from "./update-draft.ts";

type Bakery = Awaited<ReturnType<typeof draftsOfBakery>>;

const update = ({ drafts, site, folder }: Bakery, id: string, decision?: Decision) =>
  drafts.withDraft(id, (_, worktree) =>
    updateDraft(site, worktree, {
      id,
      live: git(folder, "rev-parse", "main"),
      person: ANA,
      decision,
    }),
  );

const publish = ({ drafts, site }: Bakery, id: string, person = BEN) =>
  drafts.withDraft(id, async (record, worktree) => {
    const ready = await publishable(site, worktree, { record, person });
    if (ready.outcome === "publishable")
      await finishDraft(site, worktree, { record, commit: ready.commit });
    return ready;
  });

it("gives everybody changes of their own, which say what they are", async () => {
  const { drafts, folder, site } = await draftsOfBakery();
  const id = await drafts.currentOf(ANA);
  expect(await drafts.currentOf(ANA)).toBe(id);
  expect(await drafts.currentOf(BEN)).not.toBe(id);
  const files = await drafts.open(id);
  edit(files, "pages/home.json", "every day", "every night");
  write(files, "pages/visit.json", `{ "title": "Visit us", "blocks": [] }\n`);
  write(files, "pages/.studio/copies/home.json", "{}");
  write(files, "notes.txt", "Not theirs to change.");
  rmSync(join(files, "pages/prices.json"));
  expect((await drafts.read(id)).files).toEqual([
    { change: "changed", path: "pages/home.json", title: "Bread from the harbor" },
    { change: "removed", path: "pages/prices.json" },
    { change: "added", path: "pages/visit.json", title: "Visit us" },
  ]);
  await drafts.withDraft(id, (_, worktree) => commitDraft(site, worktree, ANA));
  expect(git(files, "log", "-1", "--format=%an|%cn|%B")).toBe(
    "Ana Núñez|Studio|Changed Bread from the harbor, pages/prices.json, and 1 more\n\nChanged Bread from the harbor\nRemoved pages/prices.json\nAdded Visit us",
  );
  expect(git(folder, "status", "--porcelain")).toBe("");
});

it("keeps several drafts, and for 30 days what was thrown away", async () => {
  const bakery = await draftsOfBakery();
  const { drafts, clock, folder } = bakery;
  const { id } = await drafts.create(ANA, "  Summer \n hours ");
  await drafts.create(ANA, "Winter");
  edit(await drafts.open(id), "pages/home.json", "every day", "all summer");
  expect((await drafts.list()).map(({ name }) => name).sort()).toEqual(["Summer hours", "Winter"]);
  await drafts.discard(id);
  await expect(drafts.open(id)).rejects.toThrow("Nobody works on these changes");
  await drafts.restore(id);
  expect(read(await drafts.open(id), "pages/home.json")).toContain("all summer");
  await drafts.discard(id);
  clock.now = new Date("2026-03-31T09:00:00Z");
  await drafts.removeExpired();
  expect(await drafts.list()).toHaveLength(2);
  clock.now = new Date("2026-04-01T09:00:00Z");
  await drafts.removeExpired();
  expect((await drafts.list()).map(({ name }) => name)).toEqual(["Winter"]);
  // Of those without a name, the ones with nothing in them that nobody has opened since.
  const [used, empty, changed, written] = await Promise.all(
    Array.from({ length: 4 }, async () => (await drafts.create(BEN, "")).id),
  );
  edit(await drafts.open(String(changed)), "pages/home.json", "every day", "at noon");
  write(await drafts.open(String(written)), "pages/.studio/copies/home.json", "{}");
  clock.now = new Date("2026-05-15T09:00:00Z");
  // One of them at the same time.
  await Promise.all([
    drafts.open(String(used)),
    drafts.removeExpired(),
    drafts.fastForwardDrafts(),
  ]);
  const left = (await drafts.list()).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([used, changed, written]));
  expect(left).not.toContain(empty);
  await Promise.all([used, changed, written].map((one) => drafts.discard(String(one))));
  clock.now = new Date("2026-07-01T09:00:00Z");
  await drafts.removeExpired();
  expect(git(folder, "branch", "--list", "studio/*")).toMatch(/^\S* ?studio\/ana\/winter-\w+$/);
});

it.each([
  ["ana@bakery.example", "Summer / hours..lock", "studio/ana/summer-hours-lock-abcdef"],
  ["Ünal.Öz@x.example", "~^:?*[\\ @{ über", "studio/unal-oz/uber-abcdef"],
  ["王@x.example", "夏", "studio/somebody/changes-abcdef"],
  ["-.lock@x.example", "", "studio/lock/changes-abcdef"],
])("calls branches what every system takes: %s, %s", (email, name, branch) => {
  expect(branchName(email, name, "abcdef123")).toBe(branch);
});

it("brings what is live into a draft field by field, as a careful hand would", async () => {
  const bakery = await draftsOfBakery();
  const { drafts, folder } = bakery;
  const id = await drafts.currentOf(ANA);
  const files = await drafts.open(id);
  edit(files, "pages/home.json", "every day", "every night");
  edit(files, "pages/home.json", "Our shops in town", "Our three shops");
  edit(folder, "pages/home.json", "in the morning", "in the evening");
  edit(folder, "pages/home.json", `["When?", "Where?"]`, `["When?", "Where?", "Why?"]`);
  edit(folder, "pages/prices.json", "Prices", "What it costs");
  git(folder, "commit", "-qam", "Theirs");
  expect((await drafts.read(id)).isBehind).toBe(true);
  expect(await update(bakery, id)).toMatchObject({ outcome: "updated" });
  const text = read(files, "pages/home.json");
  expect(text).toContain("We bake bread every night. Come and see us in the evening.");
  expect(text).toContain(`{ "type": "cards", "title": "Our three shops" }`);
  expect(read(files, "pages/prices.json")).toContain("What it costs");
  expect(git(files, "diff", "--shortstat", "main")).toBe(
    "1 file changed, 2 insertions(+), 2 deletions(-)",
  );
  expect(git(files, "log", "-1", "--format=%P").split(" ")).toHaveLength(2);
  expect(await drafts.read(id)).toMatchObject({
    isBehind: false,
    files: [{ path: "pages/home.json" }],
  });
  expect(await update(bakery, id)).toMatchObject({ outcome: "current" });
});

it("asks about the same words and the same files, and does what was chosen", async () => {
  const bakery = await draftsOfBakery();
  const { drafts, folder } = bakery;
  const id = await drafts.currentOf(ANA);
  const files = await drafts.open(id);
  for (const [where, word] of [
    [files, "night"],
    [folder, "week"],
  ] as const) {
    edit(where, "pages/home.json", "every day", `every ${word}`);
    edit(where, "pages/home.json", `"title": "Bread from`, `"title": "${word} from`);
    write(where, "media/bread.svg", `<svg id="${word}"/>\n`);
  }
  rmSync(join(files, "pages/prices.json"));
  edit(folder, "pages/prices.json", "Prices", "What it costs");
  git(folder, "commit", "-qam", "Theirs");
  const asked = await update(bakery, id);
  if (asked.outcome !== "clashes") throw new Error(asked.outcome);
  expect(asked.clashes.map(({ path, pointer }) => `${path} ${pointer ?? "whole"}`)).toEqual([
    "media/bread.svg whole",
    "pages/home.json /title",
    "pages/home.json /description",
    "pages/prices.json whole",
  ]);
  expect(asked.clashes[1]).toMatchObject({
    mine: "night from the harbor",
    theirs: "week from the harbor",
  });
  // Nothing has happened as long as nobody has chosen.
  expect(git(files, "log", "-1", "--format=%P").split(" ")).toHaveLength(1);
  const choices = ["theirs", { text: "Bread" }, "mine", "theirs"] as const;
  // What was chosen about other texts is asked again.
  edit(folder, "pages/home.json", "every week", "every hour");
  git(folder, "commit", "-qam", "More");
  const again = await update(bakery, id, { compared: asked.compared, choices });
  if (again.outcome !== "clashes") throw new Error(again.outcome);
  expect(await update(bakery, id, { compared: again.compared, choices })).toMatchObject({
    outcome: "updated",
  });
  expect(read(files, "media/bread.svg")).toContain("week");
  expect(read(files, "pages/home.json")).toContain(`"title": "Bread"`);
  expect(read(files, "pages/home.json")).toContain("every night");
  expect(read(files, "pages/prices.json")).toContain("What it costs");
});

it("publishes a draft as one step, which says who did what", async () => {
  const bakery = await draftsOfBakery();
  const { drafts, site, folder } = bakery;
  const { id } = await drafts.create(ANA, "Summer hours");
  const files = await drafts.open(id);
  edit(files, "pages/home.json", "every day", "every night");
  await drafts.withDraft(id, (_, worktree) => commitDraft(site, worktree, ANA));
  edit(files, "pages/prices.json", "Prices", "What it costs");
  edit(folder, "pages/home.json", "in the morning", "in the evening");
  git(folder, "commit", "-qam", "Evening");
  expect(await publish(bakery, id)).toMatchObject({ outcome: "publishable" });
  // The folder of the clone shows what is live.
  expect(read(folder, "pages/home.json")).toContain("every night. Come and see us in the evening");
  const [newest, ...older] = await siteChanges(site, { limit: 10 });
  expect(newest).toMatchObject({
    by: { name: "Ben", email: "ben@bakery.example" },
    sentence: "Summer hours",
    lines: ["Changed Bread from the harbor", "Changed What it costs"],
    files: [
      { change: "changed", path: "pages/home.json", title: "Bread from the harbor" },
      { change: "changed", path: "pages/prices.json", title: "What it costs" },
    ],
  });
  expect(older.map(({ sentence }) => sentence)).toEqual(["Evening", "Begin"]);
  const ofPrices = await siteChanges(site, { path: "pages/prices.json", limit: 10 });
  expect(ofPrices.map(({ sentence }) => sentence)).toEqual(["Summer hours", "Begin"]);
  const rest = await siteChanges(site, { before: newest?.id, limit: 1 });
  expect(rest.map(({ sentence }) => sentence)).toEqual(["Evening"]);
  // Whoever looks at it goes on where they are.
  expect(await drafts.currentOf(ANA)).toBe(id);
  expect(read(files, "pages/home.json")).toContain("in the evening");
  await expect(publish(bakery, id)).rejects.toThrow("live already");
});

it("goes on where a server was killed", async () => {
  const bakery = await draftsOfBakery();
  const { drafts, folder, site } = bakery;
  const id = await drafts.currentOf(ANA);
  const files = await drafts.open(id);
  edit(files, "pages/home.json", "every day", "every night");
  edit(folder, "pages/prices.json", "Prices", "What it costs");
  git(folder, "commit", "-qam", "Theirs");
  await update(bakery, id);
  const after = git(files, "rev-parse", "HEAD");
  // While files were written: half of one, an index that is locked, the branch not moved yet.
  git(files, "reset", "-q", "--hard", "HEAD^");
  write(files, "pages/prices.json", `{ "ti`);
  writeFileSync(join(git(files, "rev-parse", "--absolute-git-dir"), "index.lock"), "");
  site.records.change(id, () => ({ movingTo: after }));
  await createDrafts(site).open(id);
  expect(git(files, "rev-parse", "HEAD")).toBe(after);
  expect(git(files, "status", "--porcelain")).toBe("");
  // While its folder was made.
  site.records.change(id, () => ({ isReady: false }));
  git(folder, "worktree", "lock", "--reason", "initializing", files);
  rmSync(join(files, ".git"));
  await createDrafts(site).open(id);
  expect(read(files, "pages/home.json")).toContain("every night");
});

it("takes nothing away that was saved where a move could not be noted to its end", async () => {
  const bakery = await draftsOfBakery();
  const { drafts, folder, site } = bakery;
  const id = await drafts.currentOf(ANA);
  const files = await drafts.open(id);
  edit(folder, "pages/prices.json", "Prices", "What it costs");
  write(folder, "pages/new.json", `{ "title": "New" }\n`);
  git(folder, "add", ".");
  git(folder, "commit", "-qm", "Theirs");
  const before = git(files, "rev-parse", "HEAD");
  const after = git(folder, "rev-parse", "HEAD");
  const again = async () => {
    site.records.change(id, () => ({ movingTo: after }));
    await createDrafts(site).open(id);
  };
  // The disk was full when the record was to be written, and then somebody saved.
  edit(files, "pages/home.json", "every day", "every night");
  edit(files, "pages/prices.json", "Prices", "Our prices");
  await again();
  expect(read(files, "pages/home.json")).toContain("every night");
  expect(read(files, "pages/prices.json")).toContain("Our prices");
  expect(git(files, "rev-parse", "HEAD")).toBe(before);
  // Killed while files were written, with work in another one.
  edit(files, "pages/prices.json", "Our prices", "What it costs");
  write(files, "pages/new.json", `{ "ti`);
  await again();
  expect(git(files, "rev-parse", "HEAD")).toBe(after);
  expect(git(files, "status", "--porcelain")).toBe("M pages/home.json");
  expect(read(files, "pages/home.json")).toContain("every night");
  edit(files, "pages/prices.json", "What it costs", "All prices");
  await again();
  expect(read(files, "pages/prices.json")).toContain("All prices");
});

it("loses nothing that several people do at once", async () => {
  const { drafts, site } = await draftsOfBakery();
  const id = await drafts.currentOf(ANA);
  const at = "2026-03-02T09:00:00Z";
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      drafts.withDraft(id, async (_, worktree) => {
        const commit = await commitDraft(site, worktree, ANA);
        const comment = {
          id: String(number),
          by: BEN,
          at,
          text: "Good.",
          path: "home.json",
          commit,
        };
        site.records.change(id, ({ comments }) => ({ comments: [...comments, comment] }));
      }),
    ),
  );
  expect((await drafts.read(id)).comments).toHaveLength(20);
});
