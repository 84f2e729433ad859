import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { examineSite } from "../engine/pipeline/examine.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { ORIGINAL_URLS } from "../engine/pipeline/media/media-urls.ts";
import { ENGINE, type SiteFiles, TODAY, writeSite } from "../testing/examine-files.ts";
import { fixSite, previewFixes } from "./fix-site.ts";

const examine = (folders: Folders) =>
  examineSite({ ...ENGINE, folders, urls: ORIGINAL_URLS, overrides: { at: TODAY } });

const AROUND = {
  "pages/_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    email: "a@example.org",
    navigation: { header: [{ href: "/" }], action: { label: "Visit", href: "/visit" } },
    footer: { groups: [] },
  },
  "pages/index.json": {
    title: "Home",
    description: "The bakery.",
    blocks: [{ type: "hero" }, { type: "cards", pages: "below" }],
  },
  "pages/visit.json": {
    title: "Visit",
    description: "Where we are.",
    aliases: ["/where"],
    blocks: [{ type: "hero" }, { type: "cta", anchor: "hours", title: "Hours" }],
  },
};

const page = (block: string, rest = "") =>
  `{ "title": "Bread",   "description": "All our bread.",${rest}\n\t"blocks": [\n      { "type": "hero" },\n${block}\n  ] }\n`;
const text = (words: string) => page(`  { "type":"rich-text" , "text": "${words}" }`);

function siteWith(bread: string, more: SiteFiles = {}) {
  const folder = writeSite({ ...AROUND, "pages/bread.json": bread, ...more });
  const folders = {
    pages: join(folder, "pages"),
    media: join(folder, "media"),
    cache: join(folder, "cache"),
  };
  return { folders, read: (path = "pages/bread.json") => readFileSync(join(folder, path), "utf8") };
}

describe("check --fix makes the smallest change", () => {
  it.each([
    [
      "a misspelt field",
      page('{ "type": "cta", "titel": "T" }'),
      page('{ "type": "cta", "title": "T" }'),
    ],
    [
      "a misspelt block",
      page('{ "type": "ctaa", "title": "T" }'),
      page('{ "type": "cta", "title": "T" }'),
    ],
    [
      "a letter of another alphabet",
      page('{ "type": "cta", "tіtle": "T" }'),
      page('{ "type": "cta", "title": "T" }'),
    ],
    [
      "a word of a few",
      page(
        '{ "type": "cta", "title": "T" }, { "type": "rich-text", "tone": "Tinted", "text": "x" }',
      ),
      page(
        '{ "type": "cta", "title": "T" }, { "type": "rich-text", "tone": "tinted", "text": "x" }',
      ),
    ],
    [
      "a number in quotes",
      page('{ "type": "cta", "title": "T" }', ' "order": "3",'),
      page('{ "type": "cta", "title": "T" }', ' "order": 3,'),
    ],
    [
      "letter case of a link",
      text("See [it](/Visit#Hours) and [Visit](/visit)."),
      text("See [it](/visit#hours) and [Visit](/visit)."),
    ],
    ["a slash at the end", text("See [it](/visit/?a=1)."), text("See [it](/visit?a=1).")],
    ["the same link twice", text("[a](/visit/) [b](/visit/)"), text("[a](/visit) [b](/visit)")],
    ["a moved page", text("See [it](/where#hours)."), text("See [it](/visit#hours).")],
    [
      "this site by its address",
      text("See [it](https://bakery.example/visit)."),
      text("See [it](/visit)."),
    ],
    [
      "a misspelt scheme",
      text("See [it](htps://example.org/a)."),
      text("See [it](https://example.org/a)."),
    ],
    ["a misspelt token", text("Write to {emial}."), text("Write to {email}.")],
    [
      "a listed page",
      page('{ "type": "cards", "pages": ["/Visit/"] }'),
      page('{ "type": "cards", "pages": ["/visit"] }'),
    ],
    [
      "a comma too many",
      page('{ "type": "cta", "title": "T", }'),
      page('{ "type": "cta", "title": "T" }').replace('"T" }', '"T" }'),
    ],
    [
      "a missing comma and curly quotes",
      page('{ "type": “cta” "title": "T" }'),
      page('{ "type": "cta", "title": "T" }'),
    ],
    ["a hidden character", text("See [it](/vi\u200bsit)."), text("See [it](/visit).")],
  ])("%s", async (_, wrong, right) => {
    const { folders, read } = siteWith(wrong);
    await fixSite(folders, examine);
    expect(read().replaceAll(/, ?}/g, " }").replaceAll("  }", " }")).toBe(right);
    expect((await examine(folders)).issues).toEqual([]);
  });

  it("leaves what is not certain, and says so", async () => {
    const wrong = page('{ "type": "cta", "headline": "T" }');
    const { folders, read } = siteWith(wrong);
    await fixSite(folders, examine);
    expect(read()).toBe(wrong);
    expect((await examine(folders)).issues).not.toEqual([]);
  });

  it("keeps line endings of Windows, a byte order mark and tabs", async () => {
    const wrong = `\uFEFF${page('{ "type": "cta", "titel": "T" }').replaceAll("\n", "\r\n")}`;
    const { folders, read } = siteWith(wrong);
    await fixSite(folders, examine);
    expect(read()).toBe(wrong.replace("titel", "title"));
  });

  it("changes nothing when it runs again, and nothing in a site that is right", async () => {
    const { folders, read } = siteWith(text("[a](/Visit/) {emial} [c](htps://example.org)"));
    expect(await fixSite(folders, examine)).toHaveLength(1);
    const once = read();
    expect(await fixSite(folders, examine)).toEqual([]);
    expect(read()).toBe(once);
  });

  it("changes nothing but what it fixes, whatever the form of the file", async () => {
    const wrong = page('{ "type": "cta", "titel": "T" }   \t').trimEnd();
    const untidy = JSON.stringify(AROUND["pages/visit.json"]).replace(",", " ,  \n");
    const more = { "pages/visit.json": untidy, "schema/page.schema.json": "{}" };
    const { folders, read } = siteWith(wrong, more);
    await fixSite(folders, examine);
    expect(read()).toBe(wrong.replace("titel", "title"));
    expect(read("pages/visit.json")).toBe(untidy);
  });
});

it("check --fix follows links in the site's own articles, in Markdown and in HTML", async () => {
  const post = (body: string) => `---\ntitle: A\ndate: 2026-03-15\n---\n\n${body}\n`;
  const site = {
    ...(AROUND["pages/_site.json"] as object),
    blog: { provider: "files", byline: "Us" },
  };
  const wrong = `<a title="a > b" href='/Visit/'>a</a><a href=/where>b</a><a href="/visits">c</a> [d](/Visit) [e](/Visit/)`;
  const { folders, read } = siteWith(text("x"), {
    "pages/_site.json": site,
    "pages/_blog/a.md": post(wrong),
  });
  await fixSite(folders, examine);
  expect(read("pages/_blog/a.md")).toBe(
    post(
      `<a title="a > b" href='/visit'>a</a><a href=/visit>b</a><a href="/visits">c</a> [d](/visit) [e](/visit)`,
    ),
  );
});

describe("check --fix leads no link to another page than the one that was meant", () => {
  const cta = (href: string) =>
    page(`{ "type": "cta", "title": "T", "action": { "label": "Go", "href": "${href}" } }`);
  const near = {
    "pages/contact.json": page('{ "type": "cta", "anchor": "form", "title": "T" }'),
    "pages/training.json": page('{ "type": "cta", "title": "T" }'),
    "pages/about.json": page('{ "type": "cta", "title": "T" }'),
    "pages/rn.json": page('{ "type": "cta", "title": "T" }'),
    "media/price.pdf": "%PDF",
  };

  it.each([
    ["another word", cta("/contract")],
    ["a second page of its kind", cta("/training-2")],
    ["another short word", cta("/dn")],
    ["another verb", cta("/abort")],
    ["a plural", cta("/contacts")],
    ["another anchor", cta("/contact#forms")],
    ["a file with another name", cta("prices.pdf")],
    ["what may be a host or a file", cta("shop.example")],
    ["an address with a value of the site", cta("/{page.title}")],
    ["a listed page", page('{ "type": "cards", "pages": ["/contract"] }')],
    ["a folder", page('{ "type": "cards", "pages": { "below": "/trainings" } }')],
    ["a token", text("Write to {mail}.")],
    [
      "a picture with the same name in another folder",
      page(
        '{ "type": "split", "text": "x", "image": { "src": "/media/a/price.pdf", "alt": "Our door" } }',
      ),
    ],
    ["a shared block", page('{ "use": "hours-2" }')],
  ])("%s", async (_, wrong) => {
    const hours = '{ "block": { "type": "cta", "title": "T" } }';
    const { folders, read } = siteWith(wrong, { ...near, "pages/_shared/hours.json": hours });
    await fixSite(folders, examine);
    expect(read()).toBe(wrong);
  });
});

it("check --dry-run shows the changed lines and changes nothing", async () => {
  const wrong = text("See [it](/Visit).");
  const { folders, read } = siteWith(wrong);
  const shown = await previewFixes(folders, examine);
  expect(shown[0]).toMatch(/pages\/bread\.json$/);
  expect(shown.slice(1)).toEqual([
    '    4 -   { "type":"rich-text" , "text": "See [it](/Visit)." }',
    '    4 +   { "type":"rich-text" , "text": "See [it](/visit)." }',
  ]);
  expect(read()).toBe(wrong);
});
