import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  KeptSummary,
  OpenedPage,
  Overview,
  PreviewChange,
  SaveAnswer,
  StringSummary,
  StudioIssue,
} from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

const PART = {
  type: "cta",
  title: "Come by",
  description: "We are open from Tuesday on.",
  action: { label: "See our breads", href: "/breads" },
};

let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
}, PATIENCE);

afterAll(() => studio.stop());

async function ask<Data>(action: string, input: object = {}): Promise<Data> {
  return JSON.parse((await studio.ask(action, { window: "a", ...input })).text) as Data;
}

async function save(path: string, page: EditedPage, hash: string): Promise<SaveAnswer> {
  return ask("save", { path, page, hash });
}

it("shows a page with a site file that is not saved, and saves it", async () => {
  const path = "_site.json";
  const { page, hash } = await ask<OpenedPage>("open", { path });
  const changed = { ...page, phone: "(555) 010-0123", phoneNumber: "+15550100123" };
  const shown = await ask<PreviewChange>("preview", { path, page: changed, shown: "/visit" });
  expect(shown.route).toBe("/visit");
  expect(shown.shell?.contact).toMatchObject({ phone: "(555) 010-0123" });
  expect(shown.issues).toEqual([]);
  expect(shown.count).toBeGreaterThan(0);

  const kept = await ask<{ version: string }>("keep", { path, base: hash, page: changed });
  expect(await ask<KeptSummary[]>("kept")).toMatchObject([{ path, file: "same" }]);
  const saved = await ask<SaveAnswer>("save", { path, page: changed, hash, after: kept.version });
  expect(saved.outcome).toBe("saved");
  const text = studio.read(`pages/${path}`);
  expect(text).toContain('"phone": "(555) 010-0123"');
  expect(text).toContain('{ "label": "Home", "href": "/" }');
});

it("says what a change of the site file would break on pages, and does not save it", async () => {
  const path = "_site.json";
  const { page, hash } = await ask<OpenedPage>("open", { path });
  const { facts: _, ...changed } = page;
  const issues = await ask<StudioIssue[]>("check", { path, page: changed });
  expect(issues).toContainEqual(
    expect.objectContaining({ rule: "token-unknown", pointer: "/facts" }),
  );
  expect((await save(path, changed, hash)).outcome).toBe("rejected");
  const dead = { ...page, footer: { groups: [{ label: "X", links: [{ href: "/nowhere" }] }] } };
  expect(await ask("check", { path, page: dead })).toContainEqual(
    expect.objectContaining({ rule: "link-dead", pointer: "/footer/groups/0/links/0/href" }),
  );
});

it("shows a page though a value of the site file is wrong", async () => {
  const path = "_site.json";
  const { page } = await ask<OpenedPage>("open", { path });
  const wrong = { ...page, brand: "", phoneNumber: "12" };
  const shown = await ask<PreviewChange>("preview", { path, page: wrong, shown: "/" });
  expect(shown.count).toBeGreaterThan(0);
  expect(shown.issues.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(["/brand", "/phoneNumber"]),
  );
});

it("edits a part that several pages show", async () => {
  const path = "_shared/come-by.json";
  mkdirSync(join(studio.folder, "pages/_shared"));
  writeFileSync(join(studio.folder, "pages", path), JSON.stringify({ block: PART }));
  const visit = (await ask<OpenedPage>("open", { path: "visit.json" })).page;
  const blocks = [...(visit.blocks as object[]), { use: "come-by" }];
  writeFileSync(join(studio.folder, "pages/visit.json"), JSON.stringify({ ...visit, blocks }));
  await expect.poll(async () => (await ask<Overview>("overview")).shared.length).toBe(1);

  const { page, hash } = await ask<OpenedPage>("open", { path });
  const changed = { ...page, block: { ...PART, title: "Come by soon" } };
  const shown = await ask<PreviewChange>("preview", { path, page: changed, shown: "/visit" });
  expect(shown.changed.at(-1)?.[1]).toMatchObject({ title: "Come by soon" });
  expect(shown.goal).toEqual({ shared: blocks.length - 1 });
  expect(await ask("check", { path, page: changed })).toEqual([]);
  expect((await save(path, changed, hash)).outcome).toBe("saved");
  expect(studio.read(`pages/${path}`)).toContain("Come by soon");
  const empty = { ...page, block: { ...PART, title: "" } };
  expect(await ask("check", { path, page: empty })).toContainEqual(
    expect.objectContaining({ pointer: "/block/title" }),
  );
});

it("makes the file of words when one of them is changed, and rejects what cannot be filled in", async () => {
  const path = "_strings.json";
  const strings = await ask<StringSummary[]>("strings", { path });
  expect(strings).toContainEqual({ key: "frame.call", text: "Call now", isForeign: false });
  const { page, hash } = await ask<OpenedPage>("open", { path });
  expect({ page, hash }).toEqual({ page: {}, hash: "" });
  const wrong = await ask<StudioIssue[]>("check", { path, page: { "dates.updated": "On {dya}" } });
  expect(wrong).toMatchObject([{ rule: "string-unusable", pointer: "/dates.updated" }]);
  expect((await save(path, { "dates.updated": "On {" }, hash)).outcome).toBe("rejected");
  expect(existsSync(join(studio.folder, "pages", path))).toBe(false);

  const words = { "frame.skip": "Go to the text" };
  const shown = await ask<PreviewChange>("preview", { path, page: words, shown: "/" });
  expect(shown.shell?.strings["frame.skip"]).toBe("Go to the text");
  expect((await save(path, words, hash)).outcome).toBe("saved");
  expect(JSON.parse(studio.read(`pages/${path}`))).toEqual(words);
});

it.each([
  "_data/sources.json",
  "_addresses.json",
  "_words.txt",
  "../_site.json",
  "_shared/../x.json",
])("does not open other files: %s", async (path) => {
  expect((await studio.ask("open", { path })).status).toBe(403);
});
