import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import type { SiteFile } from "../../model/site-file.ts";
import { resolveHead } from "./head.ts";

const SITE = {
  brand: "Bakery",
  url: "https://www.bakery.example",
  language: "en-US",
  navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
  footer: { groups: [] },
};
const page = (title: string, fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }],
  ...fields,
});
const cards = (pages: unknown) => ({ blocks: [{ type: "hero" }, { type: "cards", pages }] });
const PAGES = {
  "pages/index.json": page("Home"),
  "pages/breads/index.json": page("Breads"),
  "pages/breads/rye.json": page("Rye"),
  "pages/breads/spelt.json": page("Spelt"),
  "pages/secret/a.json": page("Secret", { hidden: true }),
  "pages/article/[id].json": page("Article"),
};

/** What is reported of lists and menus, and the titles of the cards on the page that is tried. */
async function listed(file: string, pages: unknown, site: object = SITE) {
  const files = { ...PAGES, "pages/_site.json": site, [file]: page("Tried", cards(pages)) };
  const { issues, site: checked } = await examineFiles(files);
  const tried = checked?.pages.find(({ fields }) => fields.title === "Tried");
  const block = tried?.page.blocks[1] as { pages?: { title: string }[] } | undefined;
  return {
    titles: block?.pages?.map(({ title }) => title),
    issues: issues
      .filter(({ rule }) => rule.startsWith("pages-"))
      .map(({ pointer, message, hint, fix }) =>
        [pointer, message, hint, ...(fix ? [JSON.stringify(fix)] : [])].join(" "),
      ),
  };
}

describe("a list of pages", () => {
  it.each<[string, string, unknown, string[]]>([
    ["those below", "pages/breads/index.json", "below", ["Rye", "Spelt"]],
    ["those beside", "pages/breads/oat.json", "beside", ["Rye", "Spelt"]],
    ["those below another", "pages/tried.json", { below: "/breads" }, ["Rye", "Spelt"]],
    ["those that it names", "pages/tried.json", ["/breads/spelt", "/breads"], ["Spelt", "Breads"]],
    ["those that are shown", "pages/tried.json", ["/secret/a", "/breads"], ["Breads"]],
  ])("shows %s", async (_, file, pages, titles) => {
    expect(await listed(file, pages)).toEqual({ titles, issues: [] });
  });

  it.each<[string, unknown, string]>([
    [
      "a page that is not there",
      ["/breads", "/breads/ryee"],
      "/blocks/1/pages/1 There is no page /breads/ryee. Did you mean /breads/rye?",
    ],
    [
      "a page that is meant for certain",
      ["/Breads/Rye"],
      '/blocks/1/pages/0 There is no page /Breads/Rye. Did you mean /breads/rye? {"value":"/breads/rye"}',
    ],
    [
      "a page like no other",
      ["/nothing-like-it-at-all"],
      "/blocks/1/pages/0 There is no page /nothing-like-it-at-all. Write the path of a page as in the browser, for example /contact.",
    ],
    [
      "a file for many addresses",
      ["/article/:id"],
      "/blocks/1/pages/0 There is no page /article/:id. One file answers many addresses there; a list shows pages with a file of their own.",
    ],
    [
      "hidden pages alone",
      ["/secret/a"],
      "/blocks/1/pages All pages of this list are hidden, so visitors see an empty list here. Show one of those pages, or take the block away until then.",
    ],
    [
      "a folder of hidden pages",
      { below: "/secret" },
      "/blocks/1/pages All pages below /secret are hidden, so visitors see an empty list here. Show one of those pages, or take the block away until then.",
    ],
    [
      "a folder without pages",
      "below",
      "/blocks/1/pages There are no pages below /tried to show here. Add a page in that folder, or take the block away.",
    ],
    [
      "a page without pages below it",
      { below: "/breads/rye" },
      "/blocks/1/pages There are no pages below /breads/rye to show here. Add a page in that folder, or take the block away.",
    ],
    [
      "a folder that is not there",
      { below: "/braeds" },
      "/blocks/1/pages/below There is no page /braeds. Did you mean /breads?",
    ],
  ])("is reported for %s", async (_, pages, issue) => {
    const { issues } = await listed("pages/tried.json", pages);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(issue);
  });
});

describe("a menu", () => {
  const withGroup = (below: string) => ({
    ...SITE,
    footer: {
      groups: [
        { label: "More", below },
        { label: "Home", links: [{ href: "/" }] },
      ],
    },
  });

  it.each([
    ["/secret", "All pages below /secret are hidden, so this menu is empty."],
    ["/none", "There are no pages below /none for this menu."],
  ])("of the pages below %s is reported, and not shown", async (below, message) => {
    const { issues } = await listed("pages/tried.json", ["/breads"], withGroup(below));
    expect(issues).toEqual([
      `/footer/groups/0/below ${message} Show or add a page in that folder, or take the group away.`,
    ]);
  });

  it("has the titles of pages for labels, and leaves hidden ones out until they are shown", async () => {
    const navigation = {
      header: [
        { href: "/breads" },
        { href: "/secret/a" },
        { label: "Ours", href: "/breads/rye#top" },
        { href: "/feed.xml" },
        { label: "All", below: "/breads" },
        { label: "Hidden", links: [{ href: "/secret/a" }] },
      ],
      action: { label: "Home", href: "/" },
    };
    const address = {
      street: "1 Oven Way",
      city: "Austin",
      region: "TX",
      postalCode: "78701",
      country: "US",
    };
    const { site } = await examineFiles({
      ...PAGES,
      "pages/_site.json": { ...SITE, navigation, address },
    });
    expect(site?.shell.header).toEqual([
      { label: "Breads", href: "/breads" },
      { label: "Ours", href: "/breads/rye#top" },
      { label: "/feed.xml", href: "/feed.xml" },
      {
        label: "All",
        links: [
          { label: "Rye", href: "/breads/rye" },
          { label: "Spelt", href: "/breads/spelt" },
        ],
      },
    ]);
    expect(site?.shell.footer.address).toEqual(["1 Oven Way", "Austin, TX 78701"]);
    expect(site?.shell.patterns).toEqual([]);
  });
});

it.each([
  ["/", { title: "Home" }, { title: "Home | Bakery", canonical: "https://a.org/", noindex: false }],
  ["/a", { title: "Our Bakery" }, { title: "Our Bakery", canonical: "https://a.org/a" }],
  ["/a", { title: "A", headTitle: "B" }, { title: "B | Bakery" }],
  ["/404", { title: "A" }, { noindex: true }],
  ["/a", { title: "A", noindex: true }, { noindex: true }],
])("the head of %s with %j", (route, fields, head) => {
  const site = { brand: "Bakery", url: "https://a.org/" } as SiteFile;
  expect(resolveHead(site, route, { description: "D", ...fields } as never)).toMatchObject({
    description: "D",
    ...head,
  });
});
