import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../testing/examine-files.ts";

const page = (title: string, blocks: object[] = [], fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }, ...blocks],
  ...fields,
});
const cta = (href: string, anchor?: string) => ({
  type: "cta",
  title: "Go",
  action: { label: `To ${href} now`, href },
  ...(anchor && { anchor }),
});
const POST = '---\ntitle: Five\ndate: 2026-03-15\n---\n\n<h2 id="rye">Rye</h2>\n';
const site = (action: string, header: object[] = [{ href: "/" }]) => ({
  brand: "Bakery",
  url: "https://www.bakery.example",
  language: "en-US",
  navigation: { header, action: { label: "Go", href: action } },
  footer: { groups: [{ label: "All", links: [{ href: "/visit" }] }] },
  blog: { provider: "wordpress", category: 1, byline: "B", samples: true },
});

const ARTICLE = {
  title: "Article",
  description: "One of our articles.",
  blocks: [{ type: "blog-article" }, { use: "go" }, { type: "cta", title: "End", anchor: "end" }],
};

/** A site whose shared block stands on a page, on all articles and on the not-found page. */
const files = (shared: string, more: SiteFiles = {}): SiteFiles => ({
  "pages/_site.json": site("/visit"),
  "pages/index.json": page("Home", [cta("/visit", "end")]),
  "pages/visit.json": page("Visit", [{ use: "go" }, cta("/", "end")]),
  "pages/article/[id].json": ARTICLE,
  "pages/404.json": page("Not found", [{ use: "go" }, cta("/", "end")]),
  "pages/_shared/go.json": { block: cta(shared) },
  "pages/_blog/5.md": POST,
  ...more,
});

async function reported(given: SiteFiles): Promise<string[]> {
  const { located } = await examineFiles(given);
  return located.map(({ rule, file, pointer, message }) => `${rule} ${file}${pointer} ${message}`);
}

describe("an anchor of the same page", () => {
  it.each(["#top", "#main", "#end", "#"])(
    "is found wherever a shared block stands: %s",
    async (href) => {
      const rules = (await reported(files(href))).map((line) => line.split(" ")[0]);
      expect(rules).toEqual(href === "#" ? ["link-form"] : []);
    },
  );

  it("is missed once, whatever the number of pages", async () => {
    expect(await reported(files("#nowhere"))).toEqual([
      "link-anchor pages/_shared/go.json/block/action/href The page article/[id].json has no place #nowhere.",
    ]);
  });

  it("is missed on the not-found page alone", async () => {
    const more = { "pages/404.json": page("Not found", [cta("#nowhere"), cta("/")]) };
    expect(await reported(files("#top", more))).toEqual([
      "link-anchor pages/404.json/blocks/1/action/href The not-found page has no place #nowhere.",
    ]);
  });

  it("is missed on a page that answers many addresses", async () => {
    const blocks = [...ARTICLE.blocks, cta("#nowhere")];
    const more = { "pages/article/[id].json": { ...ARTICLE, blocks } };
    expect(await reported(files("#top", more))).toEqual([
      "link-anchor pages/article/[id].json/blocks/3/action/href The page article/[id].json has no place #nowhere.",
    ]);
  });
});

describe("an anchor named by a menu", () => {
  it.each(["#top", "#end"])("is right where every page has it: %s", async (href) => {
    expect(await reported(files("#top", { "pages/_site.json": site(href) }))).toEqual([]);
  });

  it("is missed where no page has it", async () => {
    const more = { "pages/_site.json": site("/visit", [{ label: "Now", href: "#nowhere" }]) };
    expect(await reported(files("#top", more))).toEqual([
      "link-anchor pages/_site.json/navigation/header/0/href Menus stand on every page, but / and 3 more have no place #nowhere.",
    ]);
  });

  it("is missed where one page lacks it, and the page that has it is offered", async () => {
    const more = {
      "pages/_site.json": site("#prices"),
      "pages/visit.json": page("Visit", [{ use: "go" }, cta("/", "prices"), cta("/", "end")]),
    };
    const { located } = await examineFiles(files("#top", more));
    expect(located.map(({ hint }) => hint)).toEqual([
      "Write the page as well, for example /visit#prices.",
    ]);
  });
});

describe("an anchor at one of many addresses", () => {
  it.each(["/article/5", "/article/5#top", "/article/5#end", "/article/5#article-rye"])(
    "is found: %s",
    async (href) => {
      expect(await reported(files(href))).toEqual([]);
    },
  );

  it.each(["/article/5#rye", "/article/5#article-wheat"])("is missed: %s", async (href) => {
    expect(await reported(files(href))).toEqual([
      `link-anchor pages/_shared/go.json/block/action/href The page /article/5 has no place ${href.slice(href.indexOf("#"))}.`,
    ]);
  });

  it("may be in an article that only a blog knows", async () => {
    const { blog, ...rest } = site("/visit");
    const asked = { ...rest, blog: { ...blog, host: "https://blog.example" } };
    const more = { "pages/_site.json": asked };
    expect(await reported(files("/article/900#article-rye", more))).toEqual([]);
    expect(await reported(files("/article/900#rye", more))).toHaveLength(1);
  });

  it("is any number where no articles are shown", async () => {
    const more = { "pages/room/[number].json": page("Room", [cta("#top", "bed")]) };
    expect(await reported(files("/room/7#bed", more))).toEqual([]);
    expect(await reported(files("/room/7#bath", more))).toHaveLength(1);
  });
});
