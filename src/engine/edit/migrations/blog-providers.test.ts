import { expect, it } from "vitest";
import { readArticleFile } from "../../../providers/blog/files/read-article-file.ts";
import { markdownToHtml } from "../../pipeline/blog/markdown-to-html.ts";
import { blogProviders } from "./blog-providers.ts";
import { planUpdate, type SiteDocument } from "./plan-update.ts";

const HOST = "https://blog.example.com";

it.each([
  [
    "a WordPress, beside which samples are never shown",
    { host: HOST, category: 6, samples: true, byline: "Us" },
    { provider: "wordpress", host: HOST, category: 6, byline: "Us" },
  ],
  [
    "samples that stand in for one",
    { category: 6, samples: true, byline: "Us" },
    { provider: "wordpress", category: 6, samples: true, byline: "Us" },
  ],
  [
    "articles of the site's own",
    { category: 6, samples: false, byline: "Us" },
    { provider: "files", byline: "Us" },
  ],
])("%s names its provider", (_, blog, after) => {
  const { changes } = blogProviders.migrate({ kind: "site", value: { brand: "A", blog } });
  expect(changes).toEqual([{ pointer: "/blog", value: after }]);
  // The order is that in which authors write them.
  expect(Object.keys(changes[0]?.value as object)).toEqual(Object.keys(after));
  const again = blogProviders.migrate({ kind: "site", value: { brand: "A", blog: after } });
  expect(again.changes).toEqual([]);
});

it.each([[{ brand: "A" }], [{ brand: "A", blog: "https://blog.example.com" }]])(
  "leaves a site without a blog alone",
  (value) => {
    expect(blogProviders.migrate({ kind: "site", value }).changes).toEqual([]);
  },
);

const HTML = '<p>One &amp; two.</p>\n\n<pre>a\n\n\n  *b*</pre>\n\n    <h2>"Then"</h2>';
const article = {
  id: 101,
  date: "2026-10-12T09:00:00",
  title: { rendered: "The &#8220;first&#8221; days: what &lt;b&gt; says" },
  excerpt: { rendered: "<p>Three <em>dates</em>.</p><p>No more.</p>\n" },
  content: { rendered: HTML },
  featured_media: 0,
};

/** What the provider of files reads in the file that an article becomes. */
function readBack(value: object) {
  const { renamed } = blogProviders.migrate({ kind: "article", value });
  const { name = "", text = "" } = renamed ?? {};
  return { name, ...readArticleFile({ file: name, name: "101", text }, markdownToHtml) };
}

it("an article becomes a Markdown file that says the same", () => {
  const { name, post, issues } = readBack(article);
  expect(issues).toEqual([]);
  expect(name).toBe("101.md");
  expect(post).toMatchObject({
    title: "The “first” days: what &lt;b> says",
    date: "2026-10-12T09:00:00",
    excerpt: "Three dates. No more.",
  });
  expect(post?.html.replaceAll("&#10;", "").replace(/\n+/g, "\n").trim()).toBe(
    HTML.replace(/\n+/g, "\n"),
  );
});

it.each(["Plain *text*.", "<em>A</em> beginning.\n\n    Not code.", "<pre>a\n\nb</pre>\n\n*c*"])(
  "HTML that begins with no block stays HTML: %s",
  (rendered) => {
    const { post } = readBack({ ...article, excerpt: undefined, content: { rendered } });
    expect(post?.excerpt).toBe("");
    const lines = rendered.replaceAll("\n\n", "\n&#10;\n");
    expect(post?.html.trim()).toBe(`<div>\n${lines}\n</div>`);
  },
);

it.each([[{ ...article, id: "x" }], [{ ...article, title: {} }], [{ id: 1 }], [null]])(
  "an article that lacks what every one has is left to a person",
  (value) => {
    const { renamed, decisions } = blogProviders.migrate({ kind: "article", value });
    expect(renamed).toBeUndefined();
    expect(decisions).toMatchObject([{ message: expect.stringContaining("no number") }]);
  },
);

it("no article takes the path of another file", () => {
  const written = (name: string, id: number): SiteDocument => ({
    path: `pages/_blog/${name}.json`,
    kind: "article",
    text: JSON.stringify({ ...article, id }),
  });
  const documents = [
    { path: "pages/_site.json", kind: "site" as const, text: '{ "brand": "A" }' },
    written("a", 1),
    written("b", 1),
    written("c", 2),
    written("d", 3),
  ];
  const files = { documents, others: ["pages/_blog/2.md"] };
  const { renames, writes, decisions, steps } = planUpdate(files, "1.0.0-alpha.2", [
    blogProviders,
    { ...blogProviders, summary: "Later ones leave it alone." },
  ]);
  expect(renames).toEqual([
    { from: "pages/_blog/a.json", to: "pages/_blog/1.md" },
    { from: "pages/_blog/d.json", to: "pages/_blog/3.md" },
  ]);
  expect([...writes.keys()].slice(0, 2)).toEqual(["pages/_blog/a.json", "pages/_blog/d.json"]);
  expect(steps.map(({ paths }) => paths)).toEqual([["pages/_blog/a.json", "pages/_blog/d.json"]]);
  expect(new Set(decisions.map(({ path }) => path))).toEqual(
    new Set(["pages/_blog/b.json", "pages/_blog/c.json"]),
  );
});
