import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bringDictionaries } from "../../testing/dictionaries.ts";
import { ENGINE, TODAY } from "../../testing/examine-files.ts";
import { openSiteCache } from "./cache/site-cache.ts";
import { examineSite } from "./examine.ts";
import { ORIGINAL_URLS } from "./media/media-urls.ts";
import { defineRule } from "./rule.ts";

const folder = mkdtempSync(join(tmpdir(), "touched-"));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync("e2e/fixtures/bakery", folder, { recursive: true });
const folders = {
  pages: join(folder, "pages"),
  media: join(folder, "media"),
  cache: join(folder, "cache"),
};
bringDictionaries(folders.cache);

const at = (path: string) => join(folder, path);
const change = (path: string, from: string, to: string) => {
  const text = readFileSync(at(path), "utf8");
  expect(text).toContain(from);
  writeFileSync(
    at(path),
    text.replace(from, () => to),
  );
};

/** A rule that reports nothing, and records which pages it looks at. */
const looked: string[] = [];
const looking = defineRule({
  id: "looking",
  level: "warning",
  title: "",
  help: "",
  checkPage({ entry }) {
    looked.push(entry.route);
    return [];
  },
});
const rules = [...ENGINE.definitions.rules, looking];

/** Examines the site as a new program does, which has what the last one kept. */
async function pagesLookedAt(today = TODAY): Promise<string[]> {
  looked.length = 0;
  const location = { cache: folders.cache, site: "pages", engine: "1" };
  await examineSite({
    ...ENGINE,
    definitions: { ...ENGINE.definitions, rules },
    folders,
    urls: ORIGINAL_URLS,
    overrides: { at: today },
    cache: openSiteCache(ENGINE, location),
  });
  return looked.filter((route) => route !== "/404").sort();
}

const BREADS = ["/", "/breads"];

it.each<[what: string, change: () => void, pages: string[]]>([
  ["at first", () => undefined, [...BREADS, "/breads/rye", "/breads/spelt", "/visit"]],
  ["of nothing", () => undefined, []],
  ["of a text", () => change("pages/breads/rye.json", "Flour", "Meal"), ["/breads/rye"]],
  [
    "of a description that cards show",
    () => change("pages/breads/rye.json", "How we bake", "How we make"),
    [...BREADS, "/breads/rye"],
  ],
  [
    "of a title that cards and menus show",
    () => change("pages/breads/rye.json", "Rye bread", "Black bread"),
    [...BREADS, "/breads/rye"],
  ],
  [
    "of a token's value",
    () => change("pages/_site.json", "7 in the morning", "8 in the morning"),
    ["/", "/visit"],
  ],
  [
    "of the site file where no page shows it",
    () => change("pages/_site.json", "Find us", "Come"),
    [],
  ],
  [
    "of an anchor that a page links to",
    () => change("pages/visit.json", "(/breads/rye)", "(/breads/rye#what)"),
    ["/visit"],
  ],
  [
    "of that anchor, which is given now",
    () => change("pages/breads/rye.json", '"type": "list",', '"type": "list", "anchor": "what",'),
    ["/breads/rye", "/visit"],
  ],
  [
    "of another anchor beside it",
    () =>
      change(
        "pages/breads/rye.json",
        '{ "type": "hero" },',
        '{ "type": "hero" }, { "type": "rich-text", "anchor": "more", "title": "More", "text": "Rye." },',
      ),
    ["/breads/rye"],
  ],
  [
    "of two pages that link to it",
    () => {
      change("pages/index.json", "We open", "[See](/breads/rye#what). We open");
      change("pages/visit.json", "From", "Each day from");
    },
    ["/", "/visit"],
  ],
  [
    "of that anchor, which is gone",
    () => change("pages/breads/rye.json", ' "anchor": "what",', ""),
    ["/", "/breads/rye", "/visit"],
  ],
  [
    "of a picture",
    () => appendFileSync(at("media/loaf.png"), "\n"),
    [...BREADS, "/breads/rye", "/breads/spelt"],
  ],
  [
    "of the pages that there are",
    () => cpSync(at("pages/breads/spelt.json"), at("pages/breads/oat.json")),
    [...BREADS, "/breads/oat"],
  ],
  ["of one that is gone", () => rmSync(at("pages/breads/oat.json")), BREADS],
])(
  "after a change %s, rules look only at pages that it can have touched",
  async (_, act, pages) => {
    act();
    expect(await pagesLookedAt()).toEqual(pages);
  },
);

it("on another day, rules look only at pages that show special days, whatever days others have", async () => {
  change("pages/breads/rye.json", '"title"', '"reviewed": "2026-11-20", "title"');
  const shown = {
    type: "opening-hours",
    title: "When we are there",
    business: { type: "Bakery", name: "A", holidays: [{ name: "B", from: "2026-12-24" }] },
  };
  const hero = '{ "type": "hero" }';
  change("pages/visit.json", hero, `${hero}, ${JSON.stringify(shown)}`);
  expect(await pagesLookedAt()).toContain("/visit");
  expect(await pagesLookedAt()).toEqual([]);
  expect(await pagesLookedAt("2026-12-27")).toEqual(["/visit"]);
});

it("the cache is written again only when there are new results", async () => {
  const kept = () => {
    const [name = ""] = readdirSync(join(folders.cache, "sites-2"));
    const file = join(folders.cache, "sites-2", name);
    return { inode: statSync(file).ino, file };
  };
  await pagesLookedAt();
  const before = kept();
  await pagesLookedAt();
  expect(kept()).toEqual(before);
  change("pages/visit.json", "Each day", "Every day");
  await pagesLookedAt();
  expect(kept().inode).not.toBe(before.inode);
});
