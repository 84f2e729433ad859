import { describe, expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { postOf } from "../../../testing/blog-server.ts";
import { LIMITS } from "../../pipeline/blog/html-limits.ts";
import { siteBlog } from "../../pipeline/blog/site-blog.ts";
import { type PostSource, readPosts } from "./read-posts.ts";
import { loadServerReader } from "./server-reader.ts";
import { createTimeLimit, TimeoutError } from "./within-time.ts";

const HOST = "https://blog.example";
const { blogs } = DEFINITIONS;
const written = { provider: "wordpress", host: HOST, category: 6, byline: "Us" };
const SOURCE: PostSource = {
  blog: siteBlog(written, blogs) as PostSource["blog"],
  site: "https://www.example.com",
  media: new Map(),
  createReader: await loadServerReader(blogs),
};

describe("the time that reading may take", () => {
  it("ends work that goes on without end, and the next is done", () => {
    const withinTime = createTimeLimit();
    const endless = () => {
      for (let at = 0; ; at += 1) if (at < 0) return at;
    };
    expect(() => withinTime(20, endless)).toThrow(TimeoutError);
    expect(withinTime(10_000, () => 5)).toBe(5);
    const broken = () => {
      throw new RangeError("x");
    };
    expect(() => withinTime(10_000, broken)).toThrow(RangeError);
  });

  it("leaves out the post that takes too long, and reads the others", () => {
    const bold = Array.from({ length: 90 }, (_, at) => `<b id=a${at}>`).join("");
    const slow = postOf(2, `<p>${bold}</p>${"<p>x</p>".repeat(4500)}`);
    const patience = { one: 1500, all: 60_000 };
    const { articles, notices } = readPosts([postOf(1), slow, postOf(3)], { ...SOURCE, patience });
    expect(articles.map(({ id }) => id)).toEqual(["1", "3"]);
    expect(notices).toEqual([
      `Article 2 of ${HOST} was left out: reading it took more than 1.5 seconds.`,
    ]);
  });

  it("leaves out what comes when the time for all is over", () => {
    const { articles, notices } = readPosts([postOf(1)], {
      ...SOURCE,
      patience: { one: 1, all: 0 },
    });
    expect(articles).toEqual([]);
    expect(notices[0]).toContain("all articles together took more than 0 seconds");
  });
});

it("takes a post that is listed twice once", () => {
  const { articles } = readPosts([postOf(1), postOf(2), postOf(1)], SOURCE);
  expect(articles.map(({ id }) => id)).toEqual(["1", "2"]);
});

describe("what is within the limits is read", () => {
  it.each([
    ["as deep as may be", `${"<div>".repeat(LIMITS.depth)}x`],
    ["as many elements as may be", "<p>x</p>".repeat(LIMITS.elements)],
    ["as long as may be", "x".repeat(LIMITS.characters)],
    [
      "paragraphs and items that nobody closes",
      `${"<p>One<p>Two".repeat(500)}<ul>${"<li>Three".repeat(500)}`,
    ],
    ["300 elements with an attribute each", '<p title="a">x</p>'.repeat(300)],
    ["brackets", "[".repeat(100_000)],
    ["signs of tags", "<".repeat(100_000)],
    ["many classes", `<p class="${"a ".repeat(50_000)}">x</p>`],
    ["many widths", `<img src="/a.png" srcset="${"a 1w, ".repeat(20_000)}">`],
  ])("%s", (_, html) => {
    const { articles, notices } = readPosts([postOf(1, html)], SOURCE);
    expect(notices).toEqual([]);
    expect(articles).toHaveLength(1);
  });
});
