import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { type Listed, sitemapFiles } from "./sitemap.ts";

const SITE = "https://www.bakery.example";
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const { DOMParser } = new JSDOM("").window;

describe("a sitemap", () => {
  it("is one file up to 45,000 addresses, and an index of parts above", () => {
    expect(sitemapFiles(SITE, addresses(45_000)).map(({ path }) => path)).toEqual(["sitemap.xml"]);
    expect(sitemapFiles(SITE, addresses(45_001)).map(({ path }) => path)).toEqual([
      "sitemap.xml",
      "sitemap-1.xml",
      "sitemap-2.xml",
    ]);
  });

  it("has a root for no page at all", () => {
    expect(read(sitemapFiles(SITE, [])[0]?.text)).toEqual({ root: "urlset", entries: [] });
  });

  it("says addresses and days, with signs that mean something to XML", () => {
    const [file] = sitemapFiles(SITE, [
      { address: `${SITE}/rye-&-spelt<">`, day: "2026-02-03" },
      { address: `${SITE}/` },
    ]);
    expect(read(file?.text)).toEqual({
      root: "urlset",
      entries: [`url ${SITE}/rye-&-spelt<"> 2026-02-03`, `url ${SITE}/ -`],
    });
  });

  it("names every address in one part, and in its index the last day of each", () => {
    const days = ["2026-01-02", "2026-03-04", undefined, undefined, "2026-02-01"];
    const listed = days.map((day, at) => ({ address: `${SITE}/${at}`, day }));
    const [index, ...parts] = sitemapFiles(SITE, listed, 2).map(({ text }) => read(text));
    expect(index).toEqual({
      root: "sitemapindex",
      entries: [
        `sitemap ${SITE}/sitemap-1.xml 2026-03-04`,
        `sitemap ${SITE}/sitemap-2.xml -`,
        `sitemap ${SITE}/sitemap-3.xml 2026-02-01`,
      ],
    });
    expect(parts.flatMap(({ entries }) => entries)).toEqual(
      days.map((day, at) => `url ${SITE}/${at} ${day ?? "-"}`),
    );
    expect(parts.every(({ root }) => root === "urlset")).toBe(true);
  });
});

function addresses(count: number): Listed[] {
  return Array.from({ length: count }, (_, at) => ({ address: `${SITE}/${at}` }));
}

/** What a parser of XML reads in it: the root, and each entry's element, address and day. */
function read(text = ""): { root: string; entries: string[] } {
  const { documentElement: root } = new DOMParser().parseFromString(text, "application/xml");
  expect(root.namespaceURI).toBe(NAMESPACE);
  const entries = [...root.children].map((entry) => {
    const [address, day] = ["loc", "lastmod"].map((name) => entry.querySelector(name)?.textContent);
    return `${entry.localName} ${address} ${day ?? "-"}`;
  });
  return { root: root.localName, entries };
}
