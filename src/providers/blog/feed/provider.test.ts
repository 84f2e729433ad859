import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import type { SiteFile } from "../../../engine/model/site-file.ts";
import { knownArticles } from "../../../engine/output/blog/known-articles.ts";
import { siteBlog } from "../../../engine/pipeline/blog/site-blog.ts";

let server: Server | undefined;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "feed-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  server?.closeAllConnections();
  server?.close();
});

/** What a build knows of a blog whose feed answers this, by the path that is asked for. */
async function build(answer: (path: string) => string) {
  server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "application/rss+xml" });
    response.end(answer(request.url ?? ""));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`;
  const blog = siteBlog({ provider: "feed", url, byline: "Us" }, DEFINITIONS.blogs);
  const site = { url: "https://www.example.com" } as SiteFile;
  const index = { site, blogs: blog ? [blog] : [], posts: [], media: new Map() };
  const { blogs, notices } = await knownArticles(index, DEFINITIONS.blogs, { folder });
  return { articles: blogs.flatMap(({ articles }) => articles), notices };
}

const rss = (items: string, head = "") => `<rss><channel>${head}${items}</channel></rss>`;
const item = (title: string, more = "", html = "<p>Text.</p>") =>
  `<item><title>${title}</title>${more}<description><![CDATA[${html}]]></description></item>`;

it("names articles by the end of their addresses, or by their titles, each by a name of its own", async () => {
  const { articles } = await build(() =>
    rss(
      item("C", "<guid>3</guid><link>https://blog.example/2027/rye/</link>") +
        item("B", "<guid>2</guid><link>https://blog.example/2026/Rye.html</link>") +
        item("Über Brot &amp;amp; Butter!", '<guid isPermaLink="false">1</guid>') +
        item("Again", "<guid>2</guid>"),
    ),
  );
  const ids = articles.map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(ids[0]).toMatch(/^rye-[0-9a-f]{8}$/);
  expect(ids.slice(1)).toEqual(["rye", "uber-brot-butter"]);
});

it("sanitises what it brings, and reads authors and days", async () => {
  const hostile =
    '<script>alert(1)</script><p onclick="x()">Kept <a href="javascript:x()">a</a></p><iframe src="https://evil.example"></iframe><img src="/a.png" onerror="x()">';
  const { articles } = await build(() =>
    rss(
      item(
        "A &lt;script&gt;x()&lt;/script&gt;title",
        "<link>https://blog.example/a/</link><pubDate>Sun, 15 Mar 2026 10:00:00 GMT</pubDate><dc:creator><![CDATA[Ada &#38; Söhne]]></dc:creator>",
        hostile,
      ),
    ),
  );
  expect(articles[0]).toMatchObject({ title: "A title", day: "2026-03-15", author: "Ada & Söhne" });
  const text = JSON.stringify(articles[0]?.body);
  expect(text).toContain("Kept ");
  expect(text).toContain('"src":"https://blog.example/a.png"');
  expect(text).not.toMatch(/script|onclick|onerror|iframe|evil/);
});

it("follows the pages of a feed as far as they lie on the same host, each once", async () => {
  const next = (href: string) => `<atom:link rel="next" href="${href}"/>`;
  const { articles } = await build((path) => {
    if (path === "/feed") return rss(item("One"), next("/feed?page=2"));
    if (path === "/feed?page=2") return rss(item("Two"), next("/feed?page=3"));
    return rss(item("Three"), next("http://elsewhere.example/feed") + next("/feed"));
  });
  expect(articles.map(({ title }) => title)).toEqual(["One", "Two", "Three"]);
});

it("takes no more than a site can show, and gives up a feed that is far too large", async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => item(`T${at}`, "", "x")).join("");
  const { articles, notices } = await build(() => rss(many));
  expect(articles).toHaveLength(5000);
  expect(notices[0]).toBe("The blog has 20000 articles or more; the newest 5000 were taken.");
  server?.close();
  const large = await build(() => rss(item("A", "", "x".repeat(10_000_000))));
  expect(large.articles).toEqual([]);
  expect(large.notices[0]).toMatch(
    /^http:\/\/127\S+\/feed did not give its articles: The blog sent more than 8 MB\. There is no earlier copy; the site shows none of them\.$/,
  );
});
