import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { composeDocument, type DocumentInput } from "./document.ts";
import { documentReferences } from "./document-references.ts";

const INPUT: DocumentInput = {
  page: {
    route: "/visit",
    head: {
      title: "Visit",
      description: "Where.",
      canonical: "https://www.example.com/visit",
      noindex: false,
    },
    blocks: [],
  },
  shell: {
    brand: "Example",
    language: "en-US",
    strings: {},
    contact: {},
    header: [],
    action: { label: "Visit", href: "/visit" },
    footer: { groups: [] },
    patterns: [],
  },
  body: "<main>Bread</main>",
  assets: { build: "1", loader: "/assets/l.js", styles: [], fonts: [], shell: "/assets/s.json" },
  hydrate: "intent",
  shareImage: "https://www.example.com/assets/share.png",
};

/** The document as a browser reads it. */
function read(changes: Partial<DocumentInput> = {}): Document {
  return new JSDOM(composeDocument({ ...INPUT, ...changes })).window.document;
}

const head = (fields: object) => ({
  page: { ...INPUT.page, head: { ...INPUT.page.head, ...fields } },
});
const contents = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute("content"));

describe("the structured data of a document", () => {
  it.each([
    "</script><script>alert(1)</script>",
    "</SCRIPT ><img src=x onerror=alert(1)>",
    "<!--<script>",
    "1 < 2 & 3 > 2",
  ])("is all that stands in its element, and says %s", (name) => {
    const document = read({ structuredData: JSON.stringify({ name }) });
    const scripts = [...document.querySelectorAll("script")];
    expect(scripts.map(({ type }) => type)).toEqual(["module", "application/ld+json"]);
    expect(JSON.parse(scripts[1]?.textContent ?? "")).toEqual({ name });
    expect(document.querySelector("#root")?.innerHTML).toBe(INPUT.body);
  });

  it("has no element when there is none", () => {
    expect(read().querySelectorAll('[type="application/ld+json"]')).toHaveLength(0);
  });
});

describe("the head of a document", () => {
  const ODD = '"><script>alert(1)</script> & <b>';

  it("says texts as they are, whatever signs they hold", () => {
    const document = read({ ...head({ title: ODD, description: ODD }), shareImageAlt: ODD });
    expect(document.title).toBe(ODD);
    expect(contents(document, '[name="description"]')).toEqual([ODD]);
    for (const name of ["og:title", "og:description", "og:image:alt"])
      expect(contents(document, `[property="${name}"]`)).toEqual([ODD]);
    expect(document.querySelectorAll("script")).toHaveLength(1);
  });

  it("offers a page that search engines leave out to no network, and names no address of it", () => {
    const document = read(head({ noindex: true }));
    expect(contents(document, '[name="robots"]')).toEqual(["noindex"]);
    expect(document.querySelector('[rel="canonical"], [property^="og:"]')).toBeNull();
  });

  it("lets search engines have any other page, at its address", () => {
    const document = read();
    expect(document.querySelector('[name="robots"]')).toBeNull();
    expect(document.querySelector('[rel="canonical"]')?.getAttribute("href")).toBe(
      "https://www.example.com/visit",
    );
    expect(contents(document, '[property="og:image"]')).toEqual([INPUT.shareImage]);
  });

  it("names no address where one document stands for many", () => {
    const document = read({ page: { ...INPUT.page, route: "/article/:id" } });
    expect(document.querySelector('[rel="canonical"], [property^="og:"]')).toBeNull();
  });

  it("says which language it is written in, where that is not American English", () => {
    const locales = (language: string) =>
      contents(read({ shell: { ...INPUT.shell, language } }), '[property="og:locale"]');
    expect(locales("de-AT")).toEqual(["de_AT"]);
    expect(locales("en-US")).toEqual([]);
  });

  it("gives the days of an article, and of nothing else", () => {
    const days = { published: "2026-03-01", changed: "2026-04-01" };
    const times = (isArticle: boolean) =>
      contents(read({ days, isArticle }), '[property^="article:"]');
    expect(times(true)).toEqual(["2026-03-01", "2026-04-01"]);
    expect(times(false)).toEqual([]);
  });
});

describe("a whole document", () => {
  const assets = {
    ...INPUT.assets,
    styles: ["/assets/a.css", "/assets/b.css"],
    fonts: ["/assets/a.woff2"],
    feed: "/feed.xml",
    icons: true,
  };

  it("stands as it is sent, with all that can be in it", () => {
    const text = composeDocument({
      ...INPUT,
      assets,
      shell: { ...INPUT.shell, icon: "/media/icon.svg" },
      dataUrl: "/visit/page.json",
      isArticle: true,
      shareImageAlt: "A loaf",
      structuredData: "{}",
      hydrate: "loaded",
    });
    expect(text).toBe(`<!doctype html>
<html lang="en-US" data-build="1" data-shell="/assets/s.json" data-hydrate="loaded" data-page="/visit/page.json">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visit</title>
<meta name="description" property="og:description" content="Where.">
<link rel="canonical" href="https://www.example.com/visit">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Example">
<meta property="og:title" content="Visit">
<meta property="og:url" content="https://www.example.com/visit">
<meta property="og:image" content="https://www.example.com/assets/share.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A loaf">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/media/icon.svg">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="alternate" type="application/atom+xml" title="Example" href="/feed.xml">
<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/a.css">
<link rel="stylesheet" href="/assets/b.css">
<script type="module" fetchpriority="low" src="/assets/l.js"></script>
<script type="application/ld+json">{}</script>
</head>
<body>
<div id="root"><main>Bread</main></div>
</body>
</html>
`);
  });

  it("lets the script wait for what is seen first, where something is seen without it", () => {
    const priorities = (["now", "loaded", "intent"] as const).map((hydrate) =>
      read({ hydrate }).querySelector("script")?.getAttribute("fetchpriority"),
    );
    expect(priorities).toEqual([null, "low", "low"]);
  });

  it("has nothing that its site does not have", () => {
    const document = read({ shareImage: undefined });
    expect(document.documentElement.getAttribute("data-page")).toBeNull();
    expect(document.head.querySelectorAll('[property^="og:image"]')).toHaveLength(0);
    expect(contents(document, '[property="og:title"]')).toEqual(["Visit"]);
    const after = document.head.querySelectorAll('meta[property="og:url"] ~ *');
    expect([...after].map((element) => element.outerHTML)).toEqual([
      '<meta name="twitter:card" content="summary">',
      '<link rel="icon" href="data:,">',
      '<script type="module" fetchpriority="low" src="/assets/l.js"></script>',
    ]);
    expect(contents(read(), '[property="og:type"]')).toEqual(["website"]);
    expect(contents(read({ isArticle: true, days: {} }), '[property^="article:"]')).toEqual([]);
  });
});

describe("the files of blocks that stay apart", () => {
  const map = { scripts: ["/assets/map.js", "/assets/both.js"], styles: ["/assets/map.css"] };
  const year = { scripts: ["/assets/year.js", "/assets/both.js"], styles: [] };
  const assets = { ...INPUT.assets, styles: ["/assets/style.css"], apart: { map, year } };
  const withBlocks = (...types: string[]) => {
    const page = { ...INPUT.page, blocks: types.map((type) => ({ type })) as never[] };
    return { ...INPUT, assets, page };
  };
  const linked = (document: Document, rel: string) =>
    [...document.querySelectorAll(`head > link[rel="${rel}"]`)].map((link) =>
      link.getAttribute("href"),
    );

  it("are linked once where such a block stands, styles after those of all pages", () => {
    const document = read(withBlocks("map", "faq", "year", "map"));
    expect(linked(document, "stylesheet")).toEqual(["/assets/style.css", "/assets/map.css"]);
    expect(linked(document, "modulepreload")).toEqual([
      "/assets/map.js",
      "/assets/both.js",
      "/assets/year.js",
    ]);
  });

  it("are not there on other pages", () => {
    const document = read(withBlocks("faq"));
    expect(linked(document, "stylesheet")).toEqual(["/assets/style.css"]);
    expect(linked(document, "modulepreload")).toEqual([]);
  });

  it("are known to what is checked of documents", () => {
    const { references } = documentReferences(withBlocks("map"));
    const values = references.map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining([...map.scripts, ...map.styles]));
  });
});
