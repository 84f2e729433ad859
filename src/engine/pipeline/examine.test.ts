import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countTurns } from "../../testing/count-turns.ts";
import { ENGINE, TODAY } from "../../testing/examine-files.ts";
import { openSiteCache, type SiteCache } from "./cache/site-cache.ts";
import { examineSite } from "./examine.ts";
import { ORIGINAL_URLS } from "./media/media-urls.ts";
import type { CheckedPage } from "./site.ts";

const folder = mkdtempSync(join(tmpdir(), "memory-"));
cpSync("e2e/fixtures/bakery", folder, { recursive: true });
const folders = {
  pages: join(folder, "pages"),
  media: join(folder, "media"),
  cache: join(folder, "cache"),
};

const at = (path: string) => join(folder, path);
const change = (path: string, from: string, to: string) => {
  const text = readFileSync(at(path), "utf8");
  expect(text).toContain(from);
  writeFileSync(
    at(path),
    text.replaceAll(from, () => to),
  );
};

/** The instant for which the site is read. */
let instant = TODAY;
const wait = (until: string) => () => {
  instant = until;
};

async function examined(cache?: SiteCache) {
  const { site, issues } = await examineSite({
    ...ENGINE,
    folders,
    urls: ORIGINAL_URLS,
    overrides: { at: instant },
    cache,
  });
  return { issues, shell: site?.shell, pages: site?.pages, hidden: site?.hidden };
}

describe("a site that is read again is the same as one read anew, with what this program or the one before knows of it", () => {
  const memory = openSiteCache(ENGINE);
  const location = { cache: join(folder, "cache"), site: "pages", engine: "1" };

  it.each<[string, () => void]>([
    ["at first", () => undefined],
    ["when nothing has changed", () => undefined],
    [
      "after a text in a block",
      () => change("pages/breads/rye.json", "Flour of rye", "Rye, milled here"),
    ],
    [
      "after another text of the same length",
      () => change("pages/breads/rye.json", "milled", "ground"),
    ],
    [
      "after a title that others show",
      () => change("pages/breads/rye.json", '"title": "Rye bread', '"title": "Black bread'),
    ],
    ["after a broken link", () => change("pages/visit.json", "/breads", "/bread")],
    ["after it was corrected", () => change("pages/visit.json", "/bread", "/breads")],
    ["after a mistake in the syntax", () => change("pages/breads/rye.json", "{", "{{")],
    ["after that was corrected", () => change("pages/breads/rye.json", "{{", "{")],
    ["after a new page", () => cpSync(at("pages/breads/spelt.json"), at("pages/breads/oat.json"))],
    [
      "after a page was hidden",
      () => change("pages/breads/oat.json", "{\n", '{\n  "hidden": true,\n'),
    ],
    ["after it was shown again", () => change("pages/breads/oat.json", '  "hidden": true,\n', "")],
    ["after a page was taken away", () => rmSync(at("pages/breads/spelt.json"))],
    ["after the site file", () => change("pages/_site.json", "Crumb & Co", "Crumb & Daughters")],
    ["after a picture was taken away", () => rmSync(at("media/loaf.png"))],
    ["after a dead link", () => change("pages/visit.json", "(/breads/rye)", "(/lost)")],
    [
      "after its page is there and cannot be read",
      () => writeFileSync(at("pages/lost.json"), Uint8Array.of(0xff, 0xff)),
    ],
    ["after that is gone again", () => rmSync(at("pages/lost.json"))],
    [
      "after a page that lists articles",
      () =>
        writeFileSync(
          at("pages/news.json"),
          JSON.stringify({
            title: "News",
            description: "What is new.",
            blocks: [{ type: "hero" }, { type: "latest-articles", title: "Latest" }],
          }),
        ),
    ],
    [
      "after a blog was named",
      () =>
        change(
          "pages/_site.json",
          '"language"',
          '"blog": { "provider": "wordpress", "host": "https://blog.example" },\n  "language"',
        ),
    ],
    [
      "after another was",
      () => change("pages/_site.json", "https://blog.example", "https://news.example"),
    ],
    [
      "after a shared block that two pages show, one with a title of its own",
      () => {
        mkdirSync(at("pages/_shared"), { recursive: true });
        writeFileSync(
          at("pages/_shared/hours.json"),
          '{ "block": { "type": "rich-text", "title": "Hours", "text": "From [seven](/visit)." } }',
        );
        for (const [path, use] of [
          ["pages/monday.json", '{ "use": "hours" }'],
          ["pages/sunday.json", '{ "use": "hours", "with": { "title": "Sunday, {facts.none}" } }'],
        ] as const)
          writeFileSync(
            at(path),
            `{ "title": "${path}", "description": "When we bake.", "blocks": [{ "type": "hero" }, ${use}] }`,
          );
      },
    ],
    ["after that title", () => change("pages/sunday.json", "Sunday, {facts.none}", "On Sundays")],
    ["after a text of the shared block", () => change("pages/_shared/hours.json", "From", "Since")],
    [
      "after its type, which has no such field",
      () => change("pages/_shared/hours.json", '"rich-text", "title": "Hours"', '"contact"'),
    ],
    [
      "after its type was changed back",
      () => change("pages/_shared/hours.json", '"contact"', '"rich-text", "title": "Hours"'),
    ],
    [
      "after a page, a block of another, a shared block and an old address were given times",
      () => {
        change("pages/_site.json", '"language"', '"timeZone": "Europe/London",\n  "language"');
        const oat = JSON.parse(readFileSync(at("pages/breads/oat.json"), "utf8"));
        oat.publishAt = "2026-12-01T09:00";
        // A day to come is not reported while nobody sees the page.
        oat.published = "2027-06-01";
        writeFileSync(at("pages/breads/oat.json"), JSON.stringify(oat));
        change(
          "pages/visit.json",
          '"anchor": "hours"',
          '"unpublishAt": "2026-12-03T09:00", "anchor": "hours"',
        );
        change(
          "pages/visit.json",
          '["/where"]',
          '[{ "path": "/where", "publishAt": "2026-12-02T09:00" }]',
        );
        change(
          "pages/_shared/hours.json",
          '"type"',
          '"publishAt": "2026-12-01T08:00", "unpublishAt": "2026-12-04T09:00", "type"',
        );
        change(
          "pages/monday.json",
          '{ "use"',
          '{ "type": "rich-text", "text": "See [oat](/breads/oat)." }, { "use"',
        );
      },
    ],
    ["before any of them", wait("2026-12-01T07:59")],
    ["when the shared block goes live", wait("2026-12-01T08:00")],
    ["when the page does, to which another one links", wait("2026-12-01T09:00")],
    ["when the old address does", wait("2026-12-02T09:00")],
    ["when the block ends, to which the menu leads", wait("2026-12-03T09:00")],
    ["when the shared block ends", wait("2026-12-04T09:00")],
    ["when the clock is put back", wait("2026-12-01T08:30")],
    ["the day after", wait("2026-12-02T12:00")],
    ["in another time zone", () => change("pages/_site.json", "Europe/London", "Europe/Berlin")],
  ])("%s", async (_, step) => {
    step();
    const anew = await examined();
    expect(await examined(memory)).toEqual(anew);
    expect(await examined(openSiteCache(ENGINE, location))).toEqual(anew);
  });

  it("also after quick changes, one upon the other", async () => {
    for (const [from, to] of [
      ["Water", "Cider"],
      ["Cider", "Whey."],
      ["Whey.", "Broth"],
    ] as const) {
      change("pages/breads/oat.json", from, to);
      expect(await examined(memory)).toEqual(await examined());
    }
  });

  it("resolves no page again that has not changed", async () => {
    const before = await examined(memory);
    change("pages/breads/oat.json", "Broth", "Water");
    const after = await examined(memory);
    const route = (page: CheckedPage) => page.entry.route;
    const renewed = after.pages
      ?.filter(({ page }) => !before.pages?.some((other) => other.page === page))
      .map(route);
    expect(renewed).toEqual(["/breads/oat", "/404"]);
  });

  it("lets others have their turn between two files, two pages and two rules", async () => {
    const noted: number[] = [];
    let turnsNow = () => 0;
    const note = () => {
      noted.push(turnsNow());
      return [];
    };
    const words = { level: "warning", title: "", help: "" } as const;
    const rules = [
      ...ENGINE.definitions.rules,
      { id: "one", ...words, checkPage: note, check: note },
      { id: "two", ...words, check: note },
    ];
    const definitions = { ...ENGINE.definitions, rules };
    await countTurns((turns) => {
      turnsNow = turns;
      return examineSite({ ...ENGINE, definitions, folders, urls: ORIGINAL_URLS });
    });
    const [first = 0] = noted;
    expect(first).toBeGreaterThan(noted.length);
    expect(new Set(noted).size).toBe(noted.length);
    expect(noted.length).toBeGreaterThan(5);
  });

  it("also a page that is as it was before a change that was too small to be kept", async () => {
    const write = (path: string, title: string, block: object) =>
      writeFileSync(
        at(`pages/${path}.json`),
        JSON.stringify({ title, description: "One of many.", blocks: [block] }),
      );
    for (let count = 0; count < 600; count += 1) write(`bun-${count}`, "Bun", { type: "hero" });
    write("buns", "Buns", { type: "locations", title: "Buns", pages: ["/bun-7"] });
    for (const title of ["A bun", "The bun", "A bun"]) {
      write("bun-7", title, { type: "hero" });
      const { pages } = await examined(memory);
      const list = pages?.find(({ entry }) => entry.route === "/buns")?.page.blocks;
      expect(list).toMatchObject([{ pages: [{ title }] }]);
    }
  });
});
