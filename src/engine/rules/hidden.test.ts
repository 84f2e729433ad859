import { describe, expect, it } from "vitest";
import { type ExaminedFiles, examineFiles, type SiteFiles } from "../../testing/examine-files.ts";
import { gapsOfHidden } from "./analysis/gaps.ts";
import { linkedFiles } from "./analysis/media/linked-files.ts";

type Block = Record<string, unknown>;

const page = (title: string, blocks: Block[] = [], fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
  blocks: [{ type: "hero" }, ...blocks],
});
const text = (words: string): Block => ({ type: "rich-text", text: words });
const hidden = (title: string, blocks: Block[] = [], fields: object = {}) =>
  page(title, blocks, { hidden: true, ...fields });

const SITE: SiteFiles = {
  "pages/_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    navigation: {
      header: [
        { href: "/" },
        { label: "Breads", below: "/breads" },
        { label: "Oat", href: "/breads/oat#top" },
      ],
      action: { label: "Breads", href: "/breads" },
    },
    footer: { groups: [{ label: "More", links: [{ href: "/breads/oat" }, { href: "/breads" }] }] },
  },
  "pages/index.json": page("Home", [{ type: "cards", pages: ["/breads", "/breads/oat"] }]),
  "pages/breads/index.json": page("Breads", [{ type: "cards", pages: "below" }]),
  "pages/breads/rye.json": page("Rye", [{ type: "related-articles" }]),
  "pages/breads/spelt.json": page("Spelt"),
  "pages/breads/oat.json": hidden("Oat", [], { aliases: ["/oat"] }),
};

/** The issues of the site with other files, each as its rule, file and words. */
async function linesOf(files: SiteFiles = {}): Promise<string[]> {
  const { located } = await examineFiles({ ...SITE, ...files });
  return located.map(({ rule, file, message }) => `${rule} ${file} ${message}`);
}

function blockOf({ site }: ExaminedFiles, route: string, type: string) {
  const { page: resolved } = site?.pages.find(({ entry }) => entry.route === route) ?? {};
  return resolved?.blocks.find((block) => block.type === type);
}

const SHOWN_ROUTES = ["/", "/breads", "/breads/rye", "/breads/spelt", "/404"];

describe("a hidden page", () => {
  it("is none of the site's pages, and stands in no list, card, menu or related article", async () => {
    const examined = await examineFiles(SITE);
    const { site, issues } = examined;
    expect(issues).toEqual([]);
    expect(site?.pages.map(({ entry }) => entry.route).sort()).toEqual([...SHOWN_ROUTES].sort());
    expect(site?.hidden.map(({ entry }) => entry.route)).toEqual(["/breads/oat"]);
    expect(JSON.stringify(site?.pages.map(({ page: resolved }) => resolved))).not.toContain("Oat");
    expect(JSON.stringify(site?.shell)).not.toContain("oat");
    expect([...(site?.index.aliases.keys() ?? [])]).toEqual([]);
    expect(blockOf(examined, "/", "cards")).toMatchObject({ pages: [{ route: "/breads" }] });
  });

  it("comes into all of them once it is shown", async () => {
    const shown = page("Oat", [], { aliases: ["/oat"] });
    const examined = await examineFiles({ ...SITE, "pages/breads/oat.json": shown });
    const routes = [{ route: "/breads" }, { route: "/breads/oat" }];
    expect(blockOf(examined, "/", "cards")).toMatchObject({ pages: routes });
    expect(examined.site?.shell.header.map(({ label }) => label)).toEqual([
      "Home",
      "Breads",
      "Oat",
    ]);
    expect(examined.site?.shell.footer.groups[0]?.links).toHaveLength(2);
    expect([...(examined.site?.index.aliases.keys() ?? [])]).toEqual(["/oat"]);
  });

  it.each<[string, SiteFiles]>([
    ["a text", { "pages/breads/rye.json": page("Rye", [text("Like [oat](/breads/oat).")]) }],
    ["an anchor of it", { "pages/breads/rye.json": page("Rye", [text("[Oat](/breads/oat#top)")]) }],
    [
      "a button",
      {
        "pages/breads/rye.json": page("Rye", [
          { type: "cta", title: "A", action: { label: "Go", href: "/breads/oat" } },
        ]),
      },
    ],
    [
      "a shared block",
      {
        "pages/_shared/more.json": { block: text("[Oat](/breads/oat)") },
        "pages/breads/rye.json": page("Rye", [{ use: "more" }]),
        "pages/breads/spelt.json": page("Spelt", [{ use: "more" }]),
      },
    ],
    [
      "the site's own button",
      {
        "pages/_site.json": {
          ...(SITE["pages/_site.json"] as object),
          navigation: { header: [{ href: "/" }], action: { label: "Oat", href: "/breads/oat" } },
        },
      },
    ],
    [
      "an article of the site",
      {
        "pages/_site.json": {
          ...(SITE["pages/_site.json"] as object),
          blog: { provider: "files", byline: "Us" },
        },
        "pages/_blog/a.md": "---\ntitle: A\ndate: 2026-03-15\n---\n\n[Oat](/breads/oat)\n",
      },
    ],
  ])("cannot be linked from %s that visitors see", async (_, files) => {
    const reported = await linesOf(files);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(
      /^link-hidden \S+ \/breads\/oat is hidden: visitors do not see it yet/,
    );
  });

  it("is no target under its alias or as a page of many addresses either", async () => {
    expect(await linesOf({ "pages/breads/rye.json": page("Rye", [text("[Oat](/oat)")]) })).toEqual([
      expect.stringMatching("^link-hidden pages/breads/rye.json /oat is hidden"),
    ]);
    expect(
      await linesOf({
        "pages/article/[id].json": { ...hidden("Article"), blocks: [{ type: "blog-article" }] },
        "pages/breads/rye.json": page("Rye", [text("[An article](/article/1)")]),
      }),
    ).toEqual([expect.stringMatching("^link-hidden pages/breads/rye.json /article/1 is hidden")]);
  });

  it("can be linked and listed from another hidden page", async () => {
    const examined = await examineFiles({
      ...SITE,
      "pages/cakes/index.json": hidden("Cakes", [
        text("See [oat](/breads/oat) and [rye](/breads/rye)."),
        { type: "cards", pages: "below" },
      ]),
      "pages/cakes/plum.json": hidden("Plum", [
        { type: "cards", pages: ["/cakes", "/breads/oat"] },
      ]),
    });
    expect(examined.issues).toEqual([]);
    const [, cakes] = examined.site?.hidden ?? [];
    expect(cakes?.page.blocks[2]).toMatchObject({ pages: [{ route: "/cakes/plum" }] });
  });

  it("makes a list that holds nothing else a warning, in words of its own", async () => {
    const cakes = { "pages/cakes/plum.json": hidden("Plum") };
    const list = (pages: unknown) =>
      linesOf({ ...cakes, "pages/breads/rye.json": page("Rye", [{ type: "cards", pages }]) });
    expect(await list({ below: "/cakes" })).toEqual([
      "pages-empty pages/breads/rye.json All pages below /cakes are hidden, so visitors see an empty list here.",
    ]);
    expect(await list(["/breads/oat", "/cakes/plum"])).toEqual([
      "pages-empty pages/breads/rye.json All pages of this list are hidden, so visitors see an empty list here.",
    ]);
    expect(await list(["/breads/oat", "/cakes/plumm"])).toEqual([
      "pages-unknown pages/breads/rye.json There is no page /cakes/plumm.",
    ]);
  });

  it("is not nagged about what only visitors would notice", async () => {
    const words = Array.from({ length: 200 }, (_, at) => `word${at % 60}`).join(" ");
    expect(
      await linesOf({
        "pages/breads/rye.json": page("Rye", [text(words)]),
        "pages/far/off.json": hidden("Rye", [text(words)], {
          published: "2062-01-01",
          headTitle: "Long ".repeat(20),
        }),
      }),
    ).toEqual([]);
  });

  it("is checked for everything else, as any page", async () => {
    expect(
      await linesOf({
        "pages/breads/oat.json": hidden("Oat", [
          text("[x](/nowhere) and {phoen}, [click here](/breads)"),
        ]),
      }),
    ).toEqual([
      "link-dead pages/breads/oat.json There is no page /nowhere.",
      "token-unknown pages/breads/oat.json {phoen} has no value.",
      "link-text pages/breads/oat.json “click here” does not say where the link leads.",
    ]);
  });

  it("takes its path and its aliases all the same", async () => {
    expect(
      await linesOf({
        "pages/breads/oat/index.json": page("Oat"),
        "pages/breads/spelt.json": page("Spelt", [], { aliases: ["/oat"] }),
      }),
    ).toEqual([
      "route-duplicate pages/breads/oat/index.json This page answers /breads/oat, and so does breads/oat.json.",
      "alias-clash pages/breads/spelt.json The old address /oat is already answered by breads/oat.json.",
    ]);
  });

  it("loses no address that was published", async () => {
    expect(await linesOf({ "pages/_addresses.json": ["/", "/breads/oat", "/oat"] })).toEqual([
      expect.stringContaining("The published address /breads/oat belongs to a page that is hidden"),
      expect.stringContaining("The published address /oat belongs to a page that is hidden"),
    ]);
  });

  it("uses its pictures and shared blocks", async () => {
    const door = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
    const files = {
      "media/door.svg": door,
      "pages/_shared/more.json": { block: text("More.") },
    };
    expect(await linesOf(files)).toHaveLength(2);
    const picture = { picture: { src: "/media/door.svg", alt: "Our door" } };
    const oat = hidden("Oat", [{ use: "more" }], picture);
    expect(await linesOf({ ...files, "pages/breads/oat.json": oat })).toEqual([]);
  });

  it("publishes no file that it alone links to", async () => {
    const files = { ...SITE, "media/prices.pdf": "%PDF-1.4" };
    const link = text("[Prices](/media/prices.pdf)");
    const unseen = await examineFiles({ ...files, "pages/breads/oat.json": hidden("Oat", [link]) });
    expect(unseen.issues).toEqual([]);
    expect(unseen.site && linkedFiles(unseen.site)).toEqual([]);
    const seen = await examineFiles({ ...files, "pages/breads/rye.json": page("Rye", [link]) });
    expect(seen.site && linkedFiles(seen.site)).toHaveLength(1);
  });

  it("shows no articles that a list could lead to", async () => {
    const blog = { provider: "wordpress", category: 1, byline: "Us", samples: true };
    const files = {
      "pages/_site.json": { ...(SITE["pages/_site.json"] as object), blog },
      "pages/article/[id].json": { ...hidden("Article"), blocks: [{ type: "blog-article" }] },
    };
    const list = { type: "latest-articles" };
    const { located } = await examineFiles({
      ...SITE,
      ...files,
      "pages/breads/rye.json": page("Rye", [list]),
      "pages/breads/oat.json": hidden("Oat", [list]),
    });
    expect(located).toMatchObject([
      {
        rule: "page-block-misplaced",
        file: "pages/breads/rye.json",
        hint: "Show the page /article/:id, which is hidden, or take this block away until then.",
      },
    ]);
  });

  it("cannot be the home page or the not-found page", async () => {
    expect(
      await linesOf({
        "pages/index.json": hidden("Home", [{ type: "cards", pages: ["/breads"] }]),
      }),
    ).toEqual(["page-hidden pages/index.json The home page cannot be hidden."]);
    expect(await linesOf({ "pages/404.json": hidden("Gone", [], { noindex: true }) })).toEqual([
      "page-hidden pages/404.json The page for addresses that are not there cannot be hidden.",
    ]);
  });
});

describe("what is still to be written", () => {
  const gap = text("{fill: how it tastes}");

  it("is an error on a page that visitors see, before any release", async () => {
    expect(await linesOf({ "pages/breads/rye.json": page("Rye", [gap]) })).toEqual([
      "page-gap pages/breads/rye.json This text is still to be written: how it tastes.",
    ]);
    const site = { ...(SITE["pages/_site.json"] as object), byline: "{fill: who we are}" };
    expect(await linesOf({ "pages/_site.json": site })).toEqual([
      "page-gap pages/_site.json This text is still to be written: who we are.",
    ]);
  });

  it("is listed, and no error, on a hidden page", async () => {
    const files = { ...SITE, "pages/breads/oat.json": hidden("Oat", [gap]) };
    const { site, issues } = await examineFiles(files, true);
    expect(issues).toEqual([]);
    expect(site && gapsOfHidden(site)).toMatchObject([
      { value: "how it tastes", pointer: "/blocks/1/text" },
    ]);
  });

  it("is reported once when a shared block shows it on both", async () => {
    const shared = { use: "more" };
    const { site, located } = await examineFiles({
      ...SITE,
      "pages/_shared/more.json": { block: gap },
      "pages/breads/rye.json": page("Rye", [shared]),
      "pages/breads/oat.json": hidden("Oat", [shared]),
    });
    expect(located.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
      "page-gap pages/_shared/more.json",
    ]);
    expect(site && gapsOfHidden(site)).toEqual([]);
  });
});
