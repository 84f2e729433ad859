import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { postOf, startBlog, type TestBlog } from "../../../testing/blog-server.ts";
import type { SiteFile } from "../../model/site-file.ts";
import { type SiteBlog, siteBlog } from "../../pipeline/blog/site-blog.ts";
import { fetchAllPosts } from "./fetch-all.ts";
import { type KnownArticles, type KnownBlog, knownArticles } from "./known-articles.ts";

let folder: string;
let blog: TestBlog;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "articles-"));
  blog = await startBlog();
});

afterEach(async () => {
  await blog.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a build knows of the one blog, with what it says of it. */
type Known = KnownBlog & Pick<KnownArticles, "notices">;

/** What a build knows when the blog lists these posts. */
async function build(posts?: unknown[]): Promise<Known> {
  if (posts) blog.answers = { posts: () => posts };
  const site = { url: "https://www.example.com" } as SiteFile;
  const index = { site, blogs: [blogOf(blog.host)], posts: [], media: new Map() };
  const known = await knownArticles(index, DEFINITIONS.blogs, { folder, reader: "test" });
  return { ...(known.blogs[0] as KnownBlog), notices: known.notices };
}

function blogOf(host: string): SiteBlog {
  const written = { provider: "wordpress", host, category: 6, byline: "Us" };
  return siteBlog(written, DEFINITIONS.blogs) as SiteBlog;
}

function idsOf({ articles }: Known): number[] {
  return articles.map(({ id }) => Number(id));
}

const nested = (tag: string, times: number) => `<${tag}>`.repeat(times);
const attributes = Array.from({ length: 300 }, (_, at) => `a${at}=1`).join(" ");

it.each([9, 10, 11])(
  "lists the first ten of %i articles, as the blog does by itself",
  async (count) => {
    const ids = Array.from({ length: count }, (_, at) => count - at);
    const known = await build(ids.map((id) => postOf(id)));
    expect(idsOf(known)).toEqual(ids);
    expect([...known.listed]).toEqual(ids.slice(0, 10).map(String));
  },
);

describe("posts that cannot be read are left out, with a notice", () => {
  it.each<[string, unknown, string]>([
    [
      "null",
      null,
      "Entry 2 of the list of HOST was left out: it has no text, or no number from 1 on.",
    ],
    ["a text", "x", "it has no text, or no number from 1 on."],
    ["no content", { id: 2 }, "Article 2 of HOST was left out: it has no text"],
    [
      "a negative number",
      postOf(-5),
      "Article -5 of HOST was left out: it has no text, or no number from 1 on.",
    ],
    ["zero", postOf(0), "no number from 1 on."],
    ["a broken number", postOf(1.5), "no number from 1 on."],
    ["a number beyond all", postOf(1e21), "no number from 1 on."],
    ["a number as text", postOf("7"), "no number from 1 on."],
    [
      "1,500 quotes inside one another",
      postOf(2, nested("blockquote", 1500)),
      "its text has too many elements inside one another; at most 100 are read.",
    ],
    [
      "20,000 open elements",
      postOf(2, nested("div", 20_000)),
      "its text has too many elements inside one another; at most 100 are read.",
    ],
    [
      "20,000 elements",
      postOf(2, "<p>x</p>".repeat(20_000)),
      "its text has too many elements; at most 5000 are read.",
    ],
    [
      "20,000 comments",
      postOf(2, "<!--x-->".repeat(20_000)),
      "its text has too many elements and comments; at most 5000 are read.",
    ],
    [
      "300 attributes",
      postOf(2, `<p ${attributes}>x</p>`),
      "its text has an element with too many attributes; at most 200 are read.",
    ],
    [
      "a megabyte of text",
      postOf(2, "x".repeat(1_000_000)),
      "its text has 1000000 characters; at most 400000 are read.",
    ],
    [
      "a deep title",
      postOf(2, "x", { title: { rendered: nested("b", 500) } }),
      "its title has too many elements inside one another",
    ],
    [
      "a deep excerpt",
      postOf(2, "x", { excerpt: { rendered: nested("i", 500) } }),
      "its excerpt has too many elements inside one another",
    ],
  ])("%s", async (_, post, notice) => {
    const known = await build([postOf(1), post, postOf(3)]);
    expect(idsOf(known)).toEqual([1, 3]);
    expect([...known.listed]).toEqual(["1", "3"]);
    expect(known.notices).toHaveLength(1);
    expect(known.notices[0]).toContain(notice.replace("HOST", blog.host));
  });

  it("but not those behind a password, which nobody is to read", async () => {
    const hidden = postOf(2, "", { content: { rendered: "", protected: true } });
    const known = await build([postOf(1), hidden]);
    expect(idsOf(known)).toEqual([1]);
    expect(known.notices).toEqual([]);
  });

  it("names five and counts the others", async () => {
    const known = await build([postOf(1), ...Array.from({ length: 20 }, () => null)]);
    expect(known.notices).toHaveLength(6);
    expect(known.notices.at(-1)).toBe("The same holds for 15 more.");
  });
});

describe("shapes that a post may have", () => {
  it.each([
    { title: null, excerpt: null },
    { title: { rendered: 5 }, excerpt: [] },
    { date: "2026-13-45T99:00:00", modified: "never" },
    { date: 5, link: "javascript:alert(1)" },
    { link: "not an address" },
    { _embedded: null },
    {
      _embedded: {
        "wp:featuredmedia": [
          {
            source_url: "https://a.example/b.png",
            media_details: { width: 1e21, height: -1, sizes: "x" },
          },
        ],
      },
    },
    { title: { rendered: "\u0000\ud800\u202e&#0;&#xd800;" } },
  ])("%j", async (more) => {
    const known = await build([postOf(1, "<p>Text.</p>", more)]);
    expect(idsOf(known)).toEqual([1]);
    expect(known.articles[0]?.day).toMatch(/^(2026-03-15)?$/);
    expect(known.articles[0]?.link ?? "https:").toMatch(/^https:/);
  });

  it("cuts titles and excerpts that no list can show", async () => {
    const long = { rendered: "word ".repeat(2000) };
    const { articles } = await build([postOf(1, "x", { title: long, excerpt: long })]);
    expect(articles[0]?.title).toMatch(/^word word .*…$/);
    expect(articles[0]?.title.length).toBeLessThanOrEqual(300);
    expect(articles[0]?.excerpt.length).toBeLessThanOrEqual(1000);
  });
});

describe("featured pictures", () => {
  const withPicture = (address: unknown) =>
    postOf(1, "x", {
      _embedded: { "wp:featuredmedia": [{ source_url: address, alt_text: "A door" }] },
    });

  it.each([
    ["https://cdn.example/a.png", "https://cdn.example/a.png"],
    ["https://cdn.example/my door.png", "https://cdn.example/my%20door.png"],
    ["/wp-content/a.png", "https://blog.example/wp-content/a.png"],
    ["door.png", "https://blog.example/1/door.png"],
    ["//cdn.example/a.png", "https://cdn.example/a.png"],
  ])("%s is shown", async (address, src) => {
    const { articles, notices } = await build([withPicture(address)]);
    expect(articles[0]?.image).toEqual({ src, alt: "A door" });
    expect(notices).toEqual([]);
  });

  it.each([
    "//cdn",
    "//cdn/a.png",
    "http://localhost/a.png",
    "http://127.0.0.1:8080/a.png",
    "http://blog.local/a.png",
    "https://user:secret@cdn.example/a.png",
    "https://cdn.example/100%.png",
    "https://www.example.com/not-there.png",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "https://",
    "http://[",
  ])("%s leaves the picture out, and the article in", async (address) => {
    const { articles, notices } = await build([withPicture(address)]);
    expect(articles).toHaveLength(1);
    expect(articles[0]?.image).toBeUndefined();
    expect(notices).toEqual([
      `Article 1 of ${blog.host} is shown without its picture, whose address no visitor can use.`,
    ]);
  });
});

describe("how much is asked of a blog", () => {
  it("asks for 50 pages at most, whatever it says of itself", async () => {
    blog.answers = {
      posts: (page) => [postOf(page)],
      headers: { "X-WP-TotalPages": "1000000" },
    };
    const known = await build();
    expect(Math.max(...blog.asked)).toBe(50);
    expect(blog.asked).toHaveLength(50);
    expect(known.articles).toHaveLength(50);
    expect(known.notices).toEqual([
      "The blog says that it has 1000000 pages of articles; the newest 50 were taken.",
    ]);
  });

  it.each(["-3", "NaN", "1e400", "", "many"])("takes %j pages for one", async (pages) => {
    blog.answers = { posts: () => [postOf(1)], headers: { "X-WP-TotalPages": pages } };
    expect(idsOf(await build())).toEqual([1]);
    expect(blog.asked).toEqual([1]);
  });

  it("stops where the list is empty", async () => {
    blog.answers = {
      posts: (page) => (page === 1 ? [postOf(1)] : []),
      headers: { "X-WP-TotalPages": "40" },
    };
    expect(idsOf(await build())).toEqual([1]);
    expect(blog.asked).toEqual([1, 2]);
  });

  it("waits no longer for all pages together than is allowed", async () => {
    await expect(fetchAllPosts(blogOf(blog.host), [], { patience: 50 })).rejects.toThrow(
      "The blog did not answer in time.",
    );
  });
});

describe("the last good copy", () => {
  const unreadable = postOf(2, nested("div", 500));

  it("holds what was understood, and stands in for a blog that is down", async () => {
    await build([postOf(1), null, unreadable, postOf(3)]);
    await blog.close();
    const known = await build();
    expect(idsOf(known)).toEqual([1, 3]);
    expect(known.notices).toHaveLength(1);
    expect(known.notices[0]).toMatch(/cannot be reached\. The copy of 20\S+Z was used\.$/);
    blog = await startBlog();
  });

  it.each([[[null, null]], [[unreadable]], [["x"]]])("is not replaced by %j", async (posts) => {
    await build([postOf(1)]);
    const known = await build(posts);
    expect(idsOf(known)).toEqual([1]);
    expect(known.notices[0]).toMatch(
      /none of them could be read: .*The copy of 20\S+Z was used\.$/,
    );
  });

  it("is forgotten when it is damaged", async () => {
    await build([postOf(1)]);
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "{");
    blog.answers = { posts: () => ({ code: "error" }), status: 500 };
    const known = await build();
    expect(known.articles).toEqual([]);
    expect(known.notices[0]).toContain("There is no earlier copy");
  });

  it("of an earlier version, with posts that cannot be read, stops no build either", async () => {
    await build([postOf(1)]);
    const copy = readdirSync(folder).find((name) => !name.startsWith("read-")) ?? "";
    const { fetched } = JSON.parse(readFileSync(join(folder, copy), "utf8")) as { fetched: string };
    writeFileSync(
      join(folder, copy),
      JSON.stringify({ fetched, posts: [null, postOf(1), unreadable] }),
    );
    blog.answers = { posts: () => [], status: 500 };
    expect(idsOf(await build())).toEqual([1]);
  });
});
