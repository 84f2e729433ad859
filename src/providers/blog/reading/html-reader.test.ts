import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import type { ArticleNode } from "../../../engine/model/article.ts";
import { createHtmlReader } from "./html-reader.ts";

const reader = createHtmlReader({ window: new JSDOM("").window });
const AROUND = { link: "https://blog.example/2026/a-post/", site: "https://www.example.com" };

function read(html: string): ArticleNode[] {
  return reader.article(html, AROUND);
}

/** Everything in a tree that could run or load something. */
function names(nodes: ArticleNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" || "player" in node
      ? []
      : [node.tag, ...Object.keys(node.props ?? {}), ...names(node.children ?? [])],
  );
}

describe("reading an article", () => {
  it.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    '<svg><animate onbegin="alert(1)" attributeName="x"></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror="alert(1)">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="  java&#10;script:alert(1)">x</a>',
    '<a href="vbscript:alert(1)">x</a><a href="data:text/html,x">y</a>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<object data="x"></object><embed src="x"><base href="//evil.example"><meta http-equiv="refresh">',
  ])("leaves nothing that runs: %s", (html) => {
    const left = names(read(`<p>Before</p>${html}`));
    expect(left).toContain("p");
    expect(
      left.filter((name) => /^on|^style$|script|form|svg|math|object|embed/i.test(name)),
    ).toEqual([]);
    expect(JSON.stringify(read(html))).not.toMatch(/"(href|src)":"(javascript|vbscript|data):/);
  });

  it("puts headings below the page's own, whatever level they begin with", () => {
    expect(names(read("<h1>One</h1><h3>Two</h3>"))).toEqual(["h2", "h4"]);
    expect(names(read("<h3>One</h3><h4>Two</h4>"))).toEqual(["h2", "h3"]);
  });

  it("keeps links within the article on the page, and apart from the page's own ids", () => {
    expect(read('<h2 id="root">A</h2><p><a href="#root">to A</a></p>')).toEqual([
      { tag: "h2", props: { id: "article-root" }, children: ["A"] },
      {
        tag: "p",
        children: [{ tag: "a", props: { href: "#article-root" }, children: ["to A"] }],
      },
    ]);
  });

  it("makes links to this site its own, and says what others are", () => {
    const [own, blog, other] = read(
      '<a href="https://www.example.com/contact#form">a</a><a href="../b/" rel="nofollow me">b</a><a href="//shop.example/" rel="sponsored" target="_blank">c</a>',
    );
    expect(own).toMatchObject({ props: { href: "/contact#form" } });
    expect(blog).toMatchObject({
      props: { href: "https://blog.example/2026/b/", rel: "nofollow" },
    });
    expect(other).toMatchObject({
      props: { href: "https://shop.example/", rel: "sponsored external noopener" },
    });
  });

  it.each([
    ["https://www.example.com//evil.example/x", "/evil.example/x"],
    ["https://www.example.com///evil.example/x", "/evil.example/x"],
    ["https://www.example.com/\\evil.example", "/evil.example"],
    ["https://www.example.com/\\\\evil.example/", "/evil.example/"],
    ["https:\\\\www.example.com\\\\evil.example", "/evil.example"],
    ["https://www.example.com/.//evil.example", "/evil.example"],
    ["https://www.example.com/a/..//evil.example?b#c", "/evil.example?b#c"],
    ["https://www.example.com/", "/"],
    ["https://www.example.com", "/"],
  ])("never makes another host of a link to this site: %s", (written, href) => {
    expect(read(`<a href="${written}">a</a>`)).toMatchObject([{ props: { href } }]);
    expect(new URL(href, "https://www.example.com").host).toBe("www.example.com");
  });

  it.each([
    "https://shop.example/a",
    "http://shop.example/a",
    "mailto:a@shop.example",
    "tel:+15550100199",
  ])("keeps a link that visitors can follow: %s", (href) => {
    expect(read(`<a href="${href}">a</a>`)).toMatchObject([{ tag: "a", props: { href } }]);
  });

  it.each([
    "ftp://shop.example/a",
    "ftps://shop.example/a",
    "sms:+15550100199",
    "callto:someone",
    "xmpp:a@shop.example",
    "matrix:r/a:shop.example",
    "httpx://shop.example/a",
    "file:///etc/passwd",
  ])("leaves the words of any other link, and shows no picture from there: %s", (address) => {
    expect(read(`<a href="${address}">a</a>`)).toEqual(["a"]);
    expect(read(`<img src="${address}">`)).toEqual([]);
    expect(names(read(`<img src="a.png" srcset="${address} 2x">`))).not.toContain("srcSet");
  });

  it("shows no picture from an address for mail or calls", () => {
    for (const address of ["mailto:a@shop.example", "tel:+15550100199"])
      expect(read(`<img src="${address}">`)).toEqual([]);
  });

  it("leaves out characters that no document can hold", () => {
    expect(read('<p title="a&#1;b">c&#x1f;d&#xfffe;e\u0007f</p>')).toEqual([
      { tag: "p", props: { title: "ab" }, children: ["cdef"] },
    ]);
    expect(reader.plainText("a&#1;b <b>c</b>\u0007")).toBe("ab c");
  });

  it("follows a link within the article whose letters are encoded", () => {
    expect(JSON.stringify(read('<h2 id="käse">A</h2><a href="#k%C3%A4se">b</a>'))).toContain(
      '"href":"#article-käse"',
    );
  });

  it("makes every candidate of a picture absolute, and brings open ones over a safe line", () => {
    expect(
      read('<img src="http://cdn.example/a.png" srcset="a.png 300w, /b,c.png 600w" sizes="50vw">'),
    ).toMatchObject([
      {
        props: {
          src: "https://cdn.example/a.png",
          srcSet: "https://blog.example/2026/a-post/a.png 300w, https://blog.example/b,c.png 600w",
          sizes: "50vw",
          alt: "",
          loading: "lazy",
        },
      },
    ]);
  });

  it("makes paths of pictures that lie on this site", () => {
    expect(read('<img src="https://www.example.com/media/a.png" alt="A">')).toMatchObject([
      { props: { src: "/media/a.png" } },
    ]);
  });
});
