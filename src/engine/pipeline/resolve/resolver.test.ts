import { describe, expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { ENGINE, TODAY } from "../../../testing/examine-files.ts";
import type { block as relatedArticles } from "../../../theme/blocks/related-articles/block.ts";
import type { BlockProps } from "../../model/block-definition.ts";
import { createClock } from "../../model/clock.ts";
import type { PageFile } from "../../model/page-file.ts";
import type { SiteFile } from "../../model/site-file.ts";
import { buildIndex } from "../index/build-index.ts";
import type { MediaFile } from "../media/media-file.ts";
import { ORIGINAL_URLS } from "../media/media-urls.ts";
import { siteLocales } from "../strings/site-locales.ts";
import { createResolver } from "./resolver.ts";

const SITE: SiteFile = {
  brand: "Example",
  url: "https://www.example.com",
  language: "en-US",
  phone: "555-0100",
  facts: { fee: "$5" },
  navigation: {
    header: [{ label: "Cities", below: "/cities" }],
    action: { label: "Call {phone}", href: "/" },
  },
  footer: { groups: [] },
};
const LOOK = await DEFINITIONS.look(undefined);
const DOOR: MediaFile = {
  path: "/media/d.svg",
  file: "/d.svg",
  kind: "vector",
  size: 1,
  hash: "0",
  width: 4,
  height: 3,
};

function indexOf(pages: Record<string, Partial<PageFile>>, more: object = {}) {
  const entries = Object.entries(pages).map(([route, page]) => ({
    route,
    file: `${route}.json`,
    page: {
      title: route,
      description: `About ${route}`,
      blocks: [{ type: "hero" }],
      ...page,
    },
  }));
  const media = new Map([[DOOR.path, DOOR]]);
  const { index } = buildIndex({
    definitions: DEFINITIONS,
    look: LOOK,
    site: SITE,
    siteFile: "_site.json",
    locales: siteLocales({
      site: SITE,
      siteFile: "_site.json",
      documents: new Map(),
      definitions: DEFINITIONS,
    }),
    pages: entries,
    shared: [],
    media,
    posts: [],
    unreadable: new Set(),
    clock: createClock({ at: TODAY }),
    ...more,
  });
  return index;
}

function resolve(pages: Record<string, Partial<PageFile>>) {
  const index = indexOf(pages);
  const resolver = createResolver(index, ORIGINAL_URLS, ENGINE.schemas, { today: TODAY });
  return {
    page: (route: string) => resolver.page(index.pages.get(route) ?? index.notFound),
    shell: () => resolver.shell(),
  };
}

describe("resolver", () => {
  it("fills tokens in every text, and keeps the positions of links in Markdown", () => {
    const { page, refs } = resolve({
      "/a": {
        blocks: [
          { type: "hero" },
          {
            type: "rich-text",
            title: "From {facts.fee}",
            text: "Call [us]({phone}) or {page.title}.",
          },
        ],
      },
    }).page("/a");
    expect(page.blocks[1]).toMatchObject({
      title: "From $5",
      text: [
        {
          tag: "p",
          children: ["Call ", { tag: "a", href: "555-0100", children: ["us"] }, " or /a."],
        },
      ],
    });
    expect(refs.links).toEqual([
      {
        value: "555-0100",
        file: "/a.json",
        pointer: "/blocks/1/text",
        excerpt: "{phone}",
        isFilled: true,
      },
    ]);
  });

  it("takes cards from the pages below, in their order, with their short texts", () => {
    const { page } = resolve({
      "/cities": { blocks: [{ type: "hero" }, { type: "locations", pages: "below" }] },
      "/cities/b": {
        order: 1,
        shortTitle: "B",
        summary: "Short",
        picture: { src: "/media/d.svg", alt: "Door" },
      },
      "/cities/a": {},
    }).page("/cities");
    expect(page.blocks[1]).toEqual({
      type: "locations",
      pages: [
        {
          route: "/cities/b",
          title: "B",
          summary: "Short",
          picture: { src: "/media/d.svg", alt: "Door", width: 4, height: 3 },
        },
        { route: "/cities/a", title: "/cities/a", summary: "About /cities/a" },
      ],
    });
  });

  it("fills menus from the pages below a path", () => {
    const { shell } = resolve({ "/": {}, "/cities/a": { shortTitle: "A" } }).shell();
    expect(shell.header).toEqual([{ label: "Cities", links: [{ label: "A", href: "/cities/a" }] }]);
    expect(shell.action).toEqual({ label: "Call 555-0100", href: "/" });
  });

  it("chooses related articles by rare common topics, up to three and never the page itself", () => {
    const related = [{ type: "hero" as const }, { type: "related-articles" as const }];
    const { page } = resolve({
      "/r/one": { topics: ["texas", "bread"], blocks: related },
      "/r/two": { topics: ["bread"] },
      "/r/three": { topics: ["texas"] },
      "/r/four": { topics: ["bread"] },
      "/r/five": {},
    }).page("/r/one");
    const block = page.blocks[1];
    expect((block as BlockProps<typeof relatedArticles>).cards.map(({ route }) => route)).toEqual([
      "/r/three",
      "/r/four",
      "/r/two",
    ]);
  });

  it("gives the opening the page's title, picture and the way to it", () => {
    const { page } = resolve({
      "/": { shortTitle: "Start" },
      "/cities": { title: "Cities" },
      "/cities/a": { title: "A", picture: { src: "/media/d.svg", alt: "Door" } },
    }).page("/cities/a");
    expect(page.blocks[0]).toMatchObject({
      heading: "A",
      picture: { src: "/media/d.svg" },
      trail: [
        { label: "Home", href: "/" },
        { label: "Cities", href: "/cities" },
      ],
    });
  });
});
