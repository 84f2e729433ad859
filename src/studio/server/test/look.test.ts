import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  KeptSummary,
  LookPreview,
  OpenedPage,
  SaveAnswer,
  ShareCard,
  StudioIssue,
} from "../../contract/answers.ts";
import { LOOK_FILE as path } from "../../contract/site-files.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
  rmSync(join(studio.folder, "pages", path), { force: true });
}, PATIENCE);

afterAll(() => studio.stop());

async function ask<Data>(action: string, input: object = {}): Promise<Data> {
  return JSON.parse((await studio.ask(action, { path, window: "a", ...input })).text) as Data;
}

it("shows a look that is not saved, and nothing of one that the schema rejects", async () => {
  const shown = await ask<LookPreview>("look", {
    page: { look: "ledger", colors: { brand: "#8a1538" } },
  });
  expect(shown.issues).toEqual([]);
  expect(shown.styles).toMatch(/:root\{[^}]*--brand-950:/);
  expect(shown.styles).toContain("@font-face");
  expect(shown.choices).toMatchObject({ cards: "list" });
  const other = await ask<LookPreview>("look", { page: { colors: { brand: "#1f6f78" } } });
  expect(other.styles).not.toBe(shown.styles);
  const rejected = await ask<LookPreview>("look", { page: { colors: { brand: "petrol" } } });
  expect(rejected.styles).toBeUndefined();
  expect(rejected.issues).toMatchObject([{ rule: "schema-format", pointer: "/colors/brand" }]);
  expect(existsSync(join(studio.folder, "pages", path))).toBe(false);
});

it("says which color cannot be used as it is, and which file is not there", async () => {
  const page = { colors: { brand: "#ffe14d" }, icon: "/media/none.svg" };
  const issues = await ask<StudioIssue[]>("check", { page });
  expect(issues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rule: "theme-contrast", level: "warning" }),
      expect.objectContaining({ rule: "media-missing", pointer: "/icon" }),
    ]),
  );
  const saved = await ask<SaveAnswer>("save", { hash: "", page });
  expect(saved.outcome).toBe("rejected");
});

it("shows a page that is not saved as networks show it, with the picture of the look", async () => {
  const about = { title: "Rye", description: "Our rye.", blocks: [{ type: "hero" }] };
  const card = (page: object) => ask<ShareCard | null>("share-card", { path: "visit.json", page });
  const first = await card(about);
  expect(first).toMatchObject({
    title: "Rye | Crumb & Co",
    description: "Our rye.",
    domain: "bakery.example",
    isKeptOut: false,
  });
  const png = Buffer.from(first?.image?.replace("data:image/png;base64,", "") ?? "", "base64");
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  // The description stands below the picture, and the title on it.
  expect((await card({ ...about, description: "Another." }))?.image).toBe(first?.image);
  expect((await card({ ...about, title: "Spelt" }))?.image).not.toBe(first?.image);
  const kept = await card({ ...about, noindex: true });
  expect(kept).toMatchObject({ isKeptOut: true });
  expect(kept).not.toHaveProperty("image");
  expect(await card({ ...about, blocks: "unfinished" })).toBeNull();
});

it("keeps unsaved work on a look that has no file yet, makes the file, and follows it", async () => {
  const opened = await ask<OpenedPage>("open");
  expect(opened).toMatchObject({ hash: "", page: {} });
  const page = { corners: "pill", colors: { brand: "#8a1538" } };
  const { version } = await ask<{ version: string }>("keep", { base: "", page });
  expect(await ask<KeptSummary[]>("kept")).toMatchObject([{ path, file: "same" }]);
  const saved = await ask<SaveAnswer>("save", { hash: "", page, after: version });
  expect(saved.outcome).toBe("saved");
  expect(JSON.parse(studio.read(`pages/${path}`))).toEqual(page);
  expect(await ask("kept")).toEqual([]);
  const { text } = await studio.send("/@site/look.json");
  expect(JSON.parse(text)).toMatchObject({ corners: "pill" });
});
