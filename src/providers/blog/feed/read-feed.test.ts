import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeFeed } from "./decode-feed.ts";
import { type FeedEntry, readFeed } from "./read-feed.ts";

const ADDRESS = "https://blog.example/feed/";

/** The entries of an RSS feed with these items. */
function rss(...items: string[]): FeedEntry[] {
  const text = `<?xml version="1.0"?><rss version="2.0"><channel><title>B</title>${items.join("")}</channel></rss>`;
  return readFeed(text, ADDRESS).entries;
}

/** The only entry of an Atom feed. */
function atom(entry: string, more = ""): FeedEntry | undefined {
  const text = `<feed xmlns="http://www.w3.org/2005/Atom" ${more}><title>B</title><entry>${entry}</entry></feed>`;
  return readFeed(text, ADDRESS).entries[0];
}

describe("what a real WordPress answers", () => {
  it.each(["wordpress.rss.xml", "wordpress.atom.xml"])("%s", (name) => {
    const text = readFileSync(new URL(`test/${name}`, import.meta.url), "utf8");
    const { entries, next } = readFeed(text, ADDRESS);
    expect(entries).toHaveLength(10);
    expect(next).toBeUndefined();
    const days = entries.map(({ date }) => date ?? "");
    expect(days).toEqual([...days].sort().reverse());
    for (const entry of entries) {
      expect(entry.link).toMatch(/^http:\/\/blog\.example\.test:\d+\/20\d\d\//);
      expect(entry.identity).toMatch(/^http/);
      // The author of one post was deleted.
      if (!entry.link?.includes("author-gone"))
        expect(entry.author).toMatch(/^Ada “The Admin” O’Neill &.* Söhne$/);
      expect(entry.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});

describe("RSS", () => {
  it("takes the whole text where a feed has it, and the summary for lists", () => {
    const [entry] = rss(
      "<item><title>Fish &amp;amp; Chips</title><description><![CDATA[<p>Short</p>]]></description><content:encoded><![CDATA[<p>Long</p>]]></content:encoded></item>",
    );
    expect(entry).toMatchObject({
      title: "Fish &amp; Chips",
      excerpt: "<p>Short</p>",
      html: "<p>Long</p>",
    });
  });

  it("shows in lists how an article begins that is its own summary", () => {
    const [entry] = rss(
      "<item><title>A</title><description>&lt;p>One&lt;/p>&lt;p>Two&lt;/p></description></item>",
    );
    expect(entry?.excerpt).toBe("<p>One</p>");
    expect(entry?.html).toBe("<p>One</p><p>Two</p>");
  });

  it.each([
    ["Sun, 15 Mar 2026 23:30:00 -0500", "2026-03-15"],
    ["15 Mar 26 23:30 EST", "2026-03-15"],
    ["Sun, 5 March 2026", "2026-03-05"],
    ["2026-03-15T23:30:00-05:00", "2026-03-15"],
    ["yesterday", undefined],
    ["", undefined],
  ])("reads the day as it was where it was written: %s", (date, day) => {
    expect(rss(`<item><title>A</title><pubDate>${date}</pubDate></item>`)[0]?.date).toBe(day);
  });

  it("takes entries without a guid, a link or a day as they are", () => {
    const [entry] = rss("<item><title>Only a title</title></item>");
    expect(entry).toMatchObject({ identity: "Only a title ", link: undefined, html: "" });
  });

  it("takes a guid for the address of the article, unless it says that it is none", () => {
    const guid = (more: string) => `<item><guid${more}>https://blog.example/a</guid></item>`;
    expect(rss(guid(""))[0]?.link).toBe("https://blog.example/a");
    expect(rss(guid(' isPermaLink="false"'))[0]?.link).toBeUndefined();
  });

  it("makes relative addresses absolute", () => {
    expect(rss("<item><link>../2026/a</link></item>")[0]?.link).toBe("https://blog.example/2026/a");
  });

  it.each([
    ['<enclosure url="/a.jpg" type="image/jpeg"/>', "/a.jpg"],
    ['<media:content url="/b.jpg" medium="image" width="600" height="400"/>', "/b.jpg"],
    ['<media:group><media:thumbnail url="/c.jpg"/></media:group>', "/c.jpg"],
    ['<itunes:image href="/d.jpg"/>', "/d.jpg"],
    ['<enclosure url="/a.mp3" type="audio/mpeg"/>', undefined],
  ])("finds the picture: %s", (part, src) => {
    expect(rss(`<item><title>A</title>${part}</item>`)[0]?.image?.src).toBe(src);
  });

  it("names authors, and shows no e-mail addresses", () => {
    const author = (part: string) => rss(`<item><title>A</title>${part}</item>`)[0]?.author;
    expect(author("<dc:creator><![CDATA[Ada]]></dc:creator>")).toBe("Ada");
    expect(author("<author>ada@example.com (Ada L.)</author>")).toBe("Ada L.");
    expect(author("<author>ada@example.com</author>")).toBeUndefined();
  });

  it("puts the newest first, and leaves a feed that does not say all days in its order", () => {
    const item = (title: string, date = "") =>
      `<item><title>${title}</title><pubDate>${date}</pubDate></item>`;
    const titles = (entries: FeedEntry[]) => entries.map(({ title }) => title);
    expect(titles(rss(item("old", "2026-01-01"), item("new", "2026-02-01")))).toEqual([
      "new",
      "old",
    ]);
    expect(titles(rss(item("old", "2026-01-01"), item("new")))).toEqual(["old", "new"]);
  });

  it("reads a feed that is not well formed as far as it can", () => {
    const text =
      "\n <rss><channel><item><title>Salt & pepper<b></title><link>https://blog.example/a</link></item><item><title>B</title>";
    const titles = readFeed(text, ADDRESS).entries.map(({ title }) => title);
    expect(titles).toContain("Salt & pepper");
  });

  it("reads RSS 1.0, whose items stand beside the channel", () => {
    const text =
      "<rdf:RDF><channel><title>B</title></channel><item><title>A</title></item></rdf:RDF>";
    expect(readFeed(text, ADDRESS).entries.map(({ title }) => title)).toEqual(["A"]);
  });
});

describe("Atom", () => {
  it.each([
    ['<content type="html">&lt;p>A &amp;amp; B&lt;/p></content>', "<p>A &amp; B</p>"],
    ["<content>1 &lt; 2 &amp; 3</content>", "1 &lt; 2 &amp; 3"],
    [
      '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p class="a">A &amp; <b>B</b><br/></p></div></content>',
      '<p class="a">A &amp; <b>B</b><br></p>',
    ],
    ["<summary>Only a summary</summary>", "Only a summary"],
  ])("reads a text as its type says: %s", (part, html) => {
    expect(atom(`<title>A</title>${part}`)?.html).toBe(html);
  });

  it("takes the link that leads to the article, and the base of the feed", () => {
    const links =
      '<link rel="self" href="/feed/1"/><link rel="enclosure" type="image/png" href="/p.png"/><link href="a"/>';
    const entry = atom(links, 'xml:base="https://other.example/blog/"');
    expect(entry?.link).toBe("https://other.example/blog/a");
    expect(entry?.image?.src).toBe("/p.png");
  });

  it("tells the day of publication from that of the last change", () => {
    const days =
      "<published>2026-03-15T00:10:00+13:00</published><updated>2026-04-01T00:00:00Z</updated>";
    expect(atom(days)).toMatchObject({ date: "2026-03-15", changed: "2026-04-01" });
    expect(atom("<updated>2026-04-01T00:00:00Z</updated>")).toMatchObject({ date: "2026-04-01" });
  });
});

describe("what is no feed, or means no good", () => {
  it.each(["", "<html><body>Down</body></html>", "{}", "<rss></rss>"])("%s", (text) => {
    expect(() => readFeed(text, ADDRESS)).toThrow("The blog sent something else than a feed.");
  });

  it("reads no entities that the document defines, so that none grows without end", () => {
    const lol = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE rss [<!ENTITY l0 "lol">${lol.join("")}<!ENTITY f SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&l9;&f;</title></item></channel></rss>`;
    const [entry] = readFeed(bomb, ADDRESS).entries;
    expect(entry?.title.length).toBeLessThan(50);
    expect(entry?.title).not.toContain("root:");
  });

  it("ends with a feed that is nested without end", () => {
    const deep = `<rss><channel>${"<a>".repeat(100_000)}</channel></rss>`;
    expect(() => readFeed(deep, ADDRESS)).toThrow("too many elements inside one another");
  });
});

it.each([
  ["utf-8", "text/xml; charset=iso-8859-1", "iso-8859-1"],
  ["iso-8859-1", null, "iso-8859-1"],
  ["utf-8", null, "utf-8"],
  ["no-such-thing", null, "utf-8"],
])("a feed that says %s, sent as %s, is read as %s", (named, sent, encoding) => {
  const text = `<?xml version="1.0" encoding="${named}"?><rss><channel><item><title>Käse</title></item></channel></rss>`;
  const bytes = Buffer.from(text, encoding === "utf-8" ? "utf8" : "latin1");
  expect(decodeFeed(bytes, sent)).toContain("Käse");
});
