import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  ENGINE,
  examineFiles,
  type SiteFiles,
  TODAY,
  writeSite,
} from "../../../testing/examine-files.ts";
import type { block as latestArticles } from "../../../theme/blocks/latest-articles/block.ts";
import type { BlockProps } from "../../model/block-definition.ts";
import { openSiteCache } from "../cache/site-cache.ts";
import { examineSite } from "../examine.ts";
import { ORIGINAL_URLS } from "../media/media-urls.ts";

const page = (title: string, blocks: object[]) => ({
  title,
  description: `What to know about ${title}.`,
  blocks,
});
const ARTICLE = page("Article", [{ type: "blog-article" }]);
const NUMBERED = page("Room", [{ type: "hero" }]);
const LIST = page("Home", [{ type: "hero" }, { type: "latest-articles", title: "News" }]);
const FILES: SiteFiles = {
  "pages/_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
    footer: { groups: [] },
    blog: { provider: "wordpress", category: 1, byline: "B", samples: true },
  },
  "pages/index.json": LIST,
};

/** The route that the list of articles on the home page is given, and what is reported. */
async function routeIn(more: SiteFiles) {
  const { site, located } = await examineFiles({ ...FILES, ...more });
  const block = site?.pages.find(({ entry }) => entry.route === "/")?.page.blocks[1];
  return {
    route: (block as BlockProps<typeof latestArticles> | undefined)?.blog?.route,
    reported: located.map(({ rule, file, pointer }) => `${rule} ${file}${pointer}`),
  };
}

describe("articles are listed with the addresses of the page that shows them", () => {
  it.each<[string, SiteFiles, string]>([
    ["in any folder", { "pages/news/[id].json": ARTICLE }, "/news/:id"],
    ["with any name", { "pages/news/[number].json": ARTICLE }, "/news/:number"],
    [
      "beside other pages with a number",
      { "pages/a/[id].json": NUMBERED, "pages/b/[id].json": ARTICLE },
      "/b/:id",
    ],
    [
      "as a shared block",
      {
        "pages/news/[id].json": page("Article", [{ use: "one" }]),
        "pages/_shared/one.json": { block: { type: "blog-article" } },
      },
      "/news/:id",
    ],
  ])("%s", async (_, files, route) => {
    expect(await routeIn(files)).toEqual({ route, reported: [] });
  });

  it("and are reported when they lead nowhere when no page shows them", async () => {
    expect(await routeIn({})).toEqual({
      route: undefined,
      reported: ["page-block-misplaced pages/index.json/blocks/1"],
    });
    expect((await routeIn({ "pages/room/[id].json": NUMBERED })).reported).toEqual([
      "page-block-misplaced pages/index.json/blocks/1",
    ]);
  });

  it("but not beside a page whose file cannot be read", async () => {
    const { reported } = await routeIn({ "pages/article/[id].json": "{" });
    expect(reported).toEqual(["json-syntax pages/article/[id].json"]);
  });
});

it.each([
  ["pages/visit.json", "page-block-misplaced pages/visit.json/blocks/0"],
  ["pages/news/[id]/notes.json", "page-block-misplaced pages/news/[id]/notes.json/blocks/0"],
])("a single article cannot be shown by %s", async (file, expected) => {
  const { reported } = await routeIn({ [file]: ARTICLE, "pages/article/[id].json": ARTICLE });
  expect(reported).toContain(expected);
});

it("a list follows the page when that begins to show articles, also in development", async () => {
  const before = { ...ARTICLE, blocks: NUMBERED.blocks };
  const folder = writeSite({ ...FILES, "pages/news/[id].json": before });
  const folders = { pages: join(folder, "pages"), media: join(folder, "media"), cache: folder };
  const cache = openSiteCache(ENGINE);
  const route = async () => {
    const given = { ...ENGINE, folders, urls: ORIGINAL_URLS, overrides: { at: TODAY }, cache };
    const { site } = await examineSite(given);
    return JSON.stringify(site?.pages.find(({ entry }) => entry.route === "/")?.page.blocks[1]);
  };
  expect(await route()).not.toContain("/news/:id");
  writeFileSync(join(folder, "pages/news/[id].json"), JSON.stringify(ARTICLE));
  expect(await route()).toContain('"route":"/news/:id"');
});
