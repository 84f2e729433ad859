import { tmpdir } from "node:os";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";
import { createMediaOutput } from "./media.ts";
import { createOutputPages } from "./output-pages.ts";
import { siteFiles } from "./site-files.ts";
import { createSpool } from "./spool.ts";

/** Control characters, halves of characters, and code points that are no characters. */
const IMPOSSIBLE = "\u0000\u0001\u0008\u000b\u000c\u001f\u007f\u0085\u009f\udc00\ud83d\ufffe\uffff";
const WORDS = `Rye & <spelt> "bread"${IMPOSSIBLE}\nnew line\t😀 é`;

const page = { title: "Rye", description: "Our rye.", blocks: [{ type: "hero" }] };
const examined = await examineFiles({
  "pages/_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
    footer: { about: "Bread.", groups: [] },
  },
  "pages/index.json": { ...page, published: "2026-01-01" },
});

/** The site with words as a blog may send them, which no check has seen. */
function siteOf({ site }: typeof examined): CheckedSite {
  if (!site) throw new Error("The site of this test is not whole.");
  const worded = (checked: CheckedPage) => ({
    ...checked,
    page: {
      ...checked.page,
      head: { ...checked.page.head, title: WORDS, description: WORDS },
      blocks: checked.page.blocks.map((block) => ({ ...block, heading: WORDS })),
    },
  });
  const footer = { ...site.shell.footer, about: WORDS };
  return { ...site, shell: { ...site.shell, brand: WORDS, footer }, pages: site.pages.map(worded) };
}

const site = siteOf(examined);
const pages = createOutputPages(createMediaOutput(""), createSpool(tmpdir())).of(site);
const files = new Map(siteFiles(site, pages).map(({ path, text }) => [path, text]));

it("what a rule says of a header stands in place of what the rule for all paths says", () => {
  const headers = files.get("_headers") ?? "";
  const assets = headers.slice(headers.indexOf("/assets/*"));
  expect(assets).toBe(
    "/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  expect(headers.slice(0, headers.indexOf("/assets/*"))).not.toContain("!");
});

it.each(["feed.xml", "sitemap.xml"])("%s can be read whatever the texts hold", (path) => {
  const { DOMParser } = new JSDOM("").window;
  const parsed = new DOMParser().parseFromString(files.get(path) ?? "", "application/xml");
  expect(parsed.querySelector("parsererror")?.textContent).toBeUndefined();
  expect(parsed.querySelector("loc, entry id")?.textContent).toBe("https://www.bakery.example/");
});

it("the feed keeps what can be read of a title", () => {
  expect(files.get("feed.xml")).toContain(
    "Rye &amp; &lt;spelt&gt; &quot;bread&quot;\nnew line\t😀 é",
  );
});

it("every page has one line in the guide for language models", () => {
  const lines = (files.get("llms.txt") ?? "").trimEnd().split("\n");
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => line.startsWith("- ["))).toHaveLength(1);
  expect(lines.join("")).not.toMatch(/[\p{Cc}\p{Cs}\ufffe\uffff]/u);
});
