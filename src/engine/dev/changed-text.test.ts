import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ENGINE } from "../../testing/examine-files.ts";
import type { Rule } from "../pipeline/rule.ts";
import { createDevSite, type DevSite } from "./dev-site.ts";

let folder: string;
let file: string;
let site: DevSite;
/** Goes on while the site is checked, once its files have been read. */
let onCheck: () => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "changed-text-"));
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  file = join(folder, "pages/visit.json");
  const at = (name: string) => join(folder, name);
  onCheck = () => undefined;
  const rule: Rule = {
    ...{ id: "meanwhile", level: "warning", title: "", help: "" },
    check() {
      onCheck();
      return [];
    },
  };
  const { definitions } = ENGINE;
  const engine = {
    ...ENGINE,
    definitions: { ...definitions, rules: [...definitions.rules, rule] },
  };
  site = createDevSite({
    cwd: resolve("."),
    loadEngine: async () => engine,
    folders: { pages: at("pages"), media: at("media"), cache: at("cache") },
  });
  await site.refresh();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shown = () => JSON.stringify(site.page("/visit")?.page.blocks);

function change(by: (page: { title: string; blocks: object[] }) => object): boolean {
  writeFileSync(file, JSON.stringify(by(JSON.parse(readFileSync(file, "utf8")))));
  return site.takeText(file);
}

const withBlock = (title: string) => (page: { blocks: object[] }) => ({
  ...page,
  blocks: [...page.blocks, { type: "cta", title }],
});

it("shows a changed text of a page before the site is read again, and the same after it", async () => {
  expect(change(withBlock("Come by on [Sunday](/nowhere)"))).toBe(true);
  const atOnce = shown();
  expect(atOnce).toContain("Come by on");
  await site.refresh();
  expect(shown()).toBe(atOnce);
});

it("keeps showing a text that was changed while the site was read", async () => {
  onCheck = () => change(withBlock("Come by on Sunday"));
  await site.refresh();
  expect(shown()).toContain("Come by on");
  onCheck = () => undefined;
  await site.refresh();
  expect(shown()).toContain("Come by on");
});

it("finds out what is wrong with a page that was shown at once", async () => {
  change((page) => ({ ...page, blocks: [{ type: "cta", title: "Call", intro: "[x](/nowhere)" }] }));
  expect(site.problems()).toEqual([]);
  await site.refresh();
  expect(site.problems().join()).toContain("/nowhere");
});

it.each([
  ["a title, which other pages show", (page: object) => ({ ...page, title: "Find us" })],
  ["a page with a mistake", (page: object) => ({ ...page, blocks: [{ type: "ctaa" }] })],
])("leaves everything as it was at %s", (_, by) => {
  const before = shown();
  expect(change(by)).toBe(false);
  expect(shown()).toBe(before);
});

it("knows nothing of files that are no pages, or new, or gone", () => {
  const added = join(folder, "pages/new.json");
  writeFileSync(added, readFileSync(file));
  expect(site.takeText(added)).toBe(false);
  expect(site.takeText(join(folder, "pages/_site.json"))).toBe(false);
  expect(site.takeText(join(folder, "media/loaf.png"))).toBe(false);
  expect(site.takeText(join(folder, "theme/visit.json"))).toBe(false);
  rmSync(file);
  expect(site.takeText(file)).toBe(false);
});
