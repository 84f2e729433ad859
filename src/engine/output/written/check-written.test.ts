import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { type KnownFile, type Manifest, manifestOf } from "../known/manifest.ts";
import { createWrittenCheck } from "./check-written.ts";
import { createCollector } from "./collect.ts";
import { createDocumentReader, readXml } from "./read-document.ts";
import { urlsIn } from "./read-element.ts";
import { type WrittenSite, writtenSite } from "./written-site.ts";

const page = (title: string, fields: object = {}) => ({
  title,
  description: `About ${title}.`,
  blocks: [{ type: "hero" }],
  ...fields,
});

const { site } = await examineFiles({
  "pages/_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    navigation: { header: [{ href: "/" }], action: { label: "Visit", href: "/visit" } },
    footer: { groups: [] },
  },
  "pages/index.json": page("Home"),
  "pages/visit.json": page("Visit", { aliases: ["/where"] }),
  "pages/article/[id].json": page("Article", { blocks: [{ type: "blog-article" }] }),
});
const FILES = [
  "index.html",
  "visit/index.html",
  "visit/page.json",
  "article/_id.html",
  "404.html",
  "assets/a-480.avif",
  "assets/a.css",
  "assets/font.woff2",
  "feed.xml",
];

function reported(files: Record<string, string>): string[] {
  if (!site) throw new Error("The site of this test is not whole.");
  const check = createWrittenCheck(writtenSite(site));
  const collector = createCollector();
  const all = { "visit/index.html": '<h1 id="hours">Visit</h1>', ...files };
  for (const [path, text] of Object.entries(all)) collector.add(path, text);
  check.take(collector.collected());
  return check
    .finish(new Set([...FILES, ...Object.keys(files)]))
    .map(({ rule, message }) => `${rule} ${message.replace(/^In the written file [^ ]+ /, "")}`);
}
const inHome = (html: string) => reported({ "index.html": `<!doctype html><body>${html}</body>` });

describe("the written pages", () => {
  it.each([
    ['<a href="/vsit">x</a>', 'a href "/vsit" leads to nothing'],
    ['<a href="/visit/">x</a>', 'a href "/visit/" leads to nothing'],
    ['<a href="/visit#hour">x</a>', 'a href "/visit#hour" leads to a place'],
    ['<a href="#hour">x</a>', 'a href "#hour" leads to a place'],
    ['<a href="">x</a>', 'a href "" leads nowhere'],
    ['<a href="/article/x">x</a>', 'a href "/article/x" leads to nothing'],
    ['<a href="javascript:x()">x</a>', "would run"],
    ['<a href="undefined">x</a>', "could not fill"],
    ['<a href="https://www.bakery.example/vsit">x</a>', "leads to nothing"],
    ['<area href="/x">', "area href"],
    ['<img src="/assets/b.jpg" alt="">', "img src"],
    [
      '<img src="/assets/a-480.avif" srcset="/assets/a-480.avif 480w, /assets/a-900.avif 900w" alt="">',
      'img srcset "/assets/a-900.avif"',
    ],
    ['<picture><source srcset="/assets/x.webp"></picture>', "source srcset"],
    ['<video poster="/assets/p.webp"></video>', "video poster"],
    ['<video><source src="/assets/f.mp4"></video>', "source src"],
    ['<video><track src="/assets/f.vtt"></video>', "track src"],
    ['<iframe src="/form"></iframe>', "iframe src"],
    ['<object data="/x.pdf"></object>', "object data"],
    ['<form action="/send"></form>', "form action"],
    ['<button formaction="/send">x</button>', "button formaction"],
    ['<link rel="canonical" href="https://www.bakery.example/vsit">', "link href"],
    ['<link rel="preload" href="/assets/none.woff2">', "link href"],
    [
      '<meta property="og:image" content="https://www.bakery.example/share/x.png">',
      "meta og:image",
    ],
    ['<meta http-equiv="refresh" content="3; url=/gone">', 'meta refresh "/gone"'],
    ['<div style="background: url(/assets/none.png)"></div>', "div style"],
    ["<style>a { background: url('/assets/none.png') }</style>", "style url()"],
    ['<svg><use href="#icon"></use></svg>', "use href"],
    ['<label for="name">x</label>', 'html-reference label for names "name", and no element'],
    ['<div aria-labelledby="a b"></div><p id="a">x</p>', 'div aria-labelledby names "b"'],
    ['<div aria-controls="menu"></div>', 'aria-controls names "menu"'],
    ['<p id="a">x</p><p id="a">y</p>', 'the id "a" stands twice'],
    ['<html data-page="/gone/page.json">', "html data-page"],
  ])("find %s", (html, expected) => {
    const issues = inHome(html);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(expected);
  });

  it("find what sitemap, feed and style sheets name", () => {
    expect(
      reported({
        "sitemap.xml": "<urlset><url><loc>https://www.bakery.example/vsit</loc></url></urlset>",
        "feed.xml": '<feed><entry><link href="https://www.bakery.example/gone"/></entry></feed>',
        "assets/a.css": "a { src: url(font.woff2), url('./none.woff2'), url(data:font/x) }",
      }),
    ).toHaveLength(3);
  });

  it("find a part that the sitemap's index names and that is not there", () => {
    const part = (number: number) =>
      `<sitemap><loc>https://www.bakery.example/sitemap-${number}.xml</loc></sitemap>`;
    const files = {
      "sitemap.xml": `<sitemapindex>${part(1)}${part(2)}</sitemapindex>`,
      "sitemap-1.xml": "<urlset></urlset>",
    };
    expect(reported(files)).toEqual([
      'html-link loc "https://www.bakery.example/sitemap-2.xml" leads to nothing that is written.',
    ]);
  });

  it("raise no alarm at what is right", () => {
    expect(
      inHome(
        [
          '<a href="/">x</a><a href="/visit#hours">x</a><a href="#top">x</a><a href="/where">x</a>',
          '<a href="/article/12">x</a><a href="https://example.org/x">x</a><a href="/feed.xml">x</a>',
          '<a href="#:~:text=x">x</a><a href="mailto:a@example.org">x</a><link rel="icon" href="data:,">',
          '<img src="/assets/a-480.avif" srcset="/assets/a-480.avif 480w" alt="">',
          '<p id="a">x</p><input id="b" aria-describedby="a"><label for="b">x</label>',
          '<meta property="og:url" content="https://www.bakery.example/visit">',
        ].join(""),
      ),
    ).toEqual([]);
  });

  it("report what stands on many pages once, at the site file", () => {
    const check = createWrittenCheck(writtenSite(site as NonNullable<typeof site>));
    for (const names of [
      ["c", "d"],
      ["a", "b"],
    ]) {
      const collector = createCollector();
      for (const name of names) collector.add(`${name}/index.html`, '<a href="/gone">x</a>');
      check.take(collector.collected());
    }
    const issues = check.finish(new Set(FILES));
    expect(issues.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      'html-link In the written file a/index.html and 3 more, a href "/gone" leads to nothing that is written.',
    ]);
    expect(issues[0]?.file).toMatch(/_site\.json$/);
  });
});

describe("what is read of a written file", () => {
  it("are the addresses of a sitemap and of a feed", () => {
    expect(
      readXml("<url><loc>https://a.org/b?c=1&amp;d=2</loc><lastmod>x</lastmod></url>"),
    ).toEqual([{ attribute: "loc", value: "https://a.org/b?c=1&d=2" }]);
    expect(
      readXml('<link rel="self" href="/feed.xml"/><link href="/a"/><links href="/b"/>'),
    ).toEqual([
      { attribute: "link href", value: "/feed.xml" },
      { attribute: "link href", value: "/a" },
    ]);
    expect(readXml("<loc></loc><title>a</title>")).toEqual([{ attribute: "loc", value: "" }]);
  });

  it("are the addresses of a style sheet", () => {
    expect(urlsIn("a{b:url(/c)} d{e:url( \"/f\" ),url('/g h')} i{j:urlx}")).toEqual([
      ...["/c", "/f", "/g h"],
    ]);
  });

  it("are references, ids and styles of a document, the same again for the same tag", () => {
    const read = createDocumentReader();
    const html =
      '<a id="x" href="/a">A</a><style>b{c:url(/d.png)}</style><a name="old" href="/a">A</a>';
    const { references, ids } = read(html);
    expect(references.map(({ value }) => value)).toEqual(["/a", "/a", "/d.png"]);
    expect(ids).toEqual(["x", "old"]);
    expect(read(html)).toEqual(read(html));
  });
});

describe("what an earlier output knows of its files", () => {
  const facts = writtenSite(site as NonNullable<typeof site>);
  const TEXTS: Record<string, string> = {
    "index.html": '<a href="/visit#hours">x</a><a href="/where">x</a><a href="/assets/a.css">x</a>',
    "visit/index.html": '<h1 id="hours">Visit</h1><p id="door">x</p>',
  };
  const knownOf = (texts: Record<string, string>): Manifest => {
    const check = createWrittenCheck(facts);
    const collector = createCollector();
    for (const [path, text] of Object.entries(texts)) collector.add(path, text);
    check.take(collector.collected());
    const files = [...FILES, ...Object.keys(texts)].map((path) => [path, { key: "", size: 0 }]);
    return manifestOf(new Map(files as [string, KnownFile][]), check.facts());
  };
  /** What is reported when some documents are taken from an output, and others are written anew. */
  const saidOf = (
    carried: [paths: string[], manifest: Manifest][],
    {
      earlier,
      texts = {},
      given = facts,
    }: { earlier?: Manifest; texts?: Record<string, string>; given?: WrittenSite },
    files = FILES,
  ) => {
    const check = createWrittenCheck(given, earlier);
    for (const [paths, manifest] of carried)
      for (const path of paths) check.carry(path, manifest.files.get(path) as KnownFile, manifest);
    const collector = createCollector();
    for (const [path, text] of Object.entries(texts)) collector.add(path, text);
    check.take(collector.collected());
    return {
      messages: check
        .finish(new Set(files))
        .map(({ message }) => message.replace(/^In the written file /, "")),
      facts: check.facts(),
    };
  };
  const earlier = knownOf(TEXTS);
  const both = ["index.html", "visit/index.html"];

  it("is enough to follow their links without their text", () => {
    expect(saidOf([[both, earlier]], { earlier }).messages).toEqual([]);
    expect(saidOf([[both, earlier]], {}).messages).toEqual([]);
    const again = manifestOf(earlier.files, saidOf([[both, earlier]], {}).facts);
    expect(saidOf([[both, again]], {}).messages).toEqual([]);
  });

  it.each<[string, () => string[], string[]]>([
    [
      "an id",
      () =>
        saidOf([[["index.html"], earlier]], {
          earlier,
          texts: { "visit/index.html": '<p id="door">x</p>' },
        }).messages,
      ['index.html, a href "/visit#hours" leads to a place that is not there.'],
    ],
    [
      "an asset",
      () =>
        saidOf(
          [[both, earlier]],
          { earlier },
          FILES.filter((path) => path !== "assets/a.css"),
        ).messages,
      ['index.html, a href "/assets/a.css" leads to nothing that is written.'],
    ],
    [
      "an alias",
      () => saidOf([[both, earlier]], { earlier, given: { ...facts, aliases: {} } }).messages,
      ['index.html, a href "/where" leads to nothing that is written.'],
    ],
    [
      "nothing, but a document came from another output",
      () =>
        saidOf(
          [
            [["index.html"], knownOf({ ...TEXTS, "index.html": '<a href="/gone">x</a>' })],
            [["visit/index.html"], earlier],
          ],
          { earlier },
        ).messages,
      ['index.html, a href "/gone" leads to nothing that is written.'],
    ],
  ])("is looked at again when what is gone is %s", (_, reported, expected) => {
    expect(reported()).toEqual(expected);
  });

  it("is not looked at again when nothing is gone that it may refer to", () => {
    const wrong = knownOf({ ...TEXTS, "index.html": '<a href="/gone">x</a>' });
    const texts = {
      "visit/index.html": '<h1 id="hours">Visit</h1><p id="door">y</p><i id="new">z</i>',
    };
    expect(saidOf([[["index.html"], wrong]], { earlier: wrong, texts }).messages).toEqual([]);
  });

  it("loses the strings that nothing names any more, once they are most of it", () => {
    const many = Array.from({ length: 50 }, (_, at) => `<a href="/visit?${at}">x</a>`).join("");
    const old = knownOf({ ...TEXTS, "article/_id.html": many });
    const texts = { "visit/index.html": '<h1 id="hours">Visit</h1><p id="gate">x</p>' };
    const { facts: left } = saidOf([[["index.html"], old]], { earlier: old, texts });
    expect(left.strings).toHaveLength(5);
    expect(saidOf([[both, manifestOf(earlier.files, left)]], {}).messages).toEqual([]);
    const all = saidOf([[[...both, "article/_id.html"], old]], { earlier: old });
    expect(all.facts.strings).toHaveLength(55);
  });
});

it("a document that is read again and says something else than was noted is named, and what was read counts", () => {
  const read = createDocumentReader();
  const html = '<a id="x" href="/visit">x</a><link rel="preload" as="image" href="/assets/a.png">';
  const picture = { attribute: "img src", value: "/assets/a.png" };
  const right = { ...read('<a id="x" href="/visit">x</a>') };
  right.references.push(picture);
  const wrong = read('<a id="y" href="/visit">x</a><img src="/assets/a.png">');
  const collected = (noted: typeof right, text?: string) => {
    const collector = createCollector();
    collector.addNoted("index.html", noted, text);
    return collector.collected();
  };
  expect(collected(right, html).differing).toEqual([]);
  expect(collected(right).differing).toEqual([]);
  expect(collected(wrong).differing).toEqual([]);
  const { differing, strings } = collected(wrong, html);
  expect(differing).toEqual(["index.html"]);
  expect(strings).toContain("x");
  expect(strings).not.toContain("y");
});
