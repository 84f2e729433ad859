import { describe, expect, it } from "vitest";
import type { Blog, BlogProvider, Blogs, WrittenPost } from "../../model/blog-provider.ts";
import { createClock } from "../../model/clock.ts";
import type { FormProvider, Forms } from "../../model/form-provider.ts";
import type { LeadForm } from "../../model/lead-form-file.ts";
import { shownForm, siteForm } from "../forms/site-form.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { ResolvedSite } from "../resolve/resolved-fields.ts";
import { blogSource } from "./blog-source.ts";
import { excessOf, LIMITS } from "./html-limits.ts";
import { markdownToHtml } from "./markdown-to-html.ts";
import { readOwnPosts } from "./own-posts.ts";
import { idPatternOf, isAsked, patternsOf, type SiteBlog, siteBlog } from "./site-blog.ts";
import { targetsIn, withTarget } from "./target-spans.ts";

const IDS = { idPattern: "[a-z]+", idWords: { form: "small letters" } };
const provider = (name: string, fields: object = {}) =>
  ({ name, ...IDS, ...fields }) as unknown as BlogProvider;

describe("the blog of a site", () => {
  const samples = provider("samples", { idPattern: "[0-9]" });
  const blogs = (...providers: BlogProvider[]) =>
    ({ providers: [...providers, samples], frames: ["https://f.org"] }) as unknown as Blogs;
  const written = { provider: "own", byline: "Us" } as Blog;

  it("is the one that the site file names, prepared for the host of the environment", () => {
    const own = provider("own", {
      prepare: (config: object, host?: string) => ({ ...config, host: host ?? "none" }),
    });
    expect(siteBlog(written, blogs(own), "https://b.org")).toEqual({
      folder: "",
      provider: own,
      config: { ...written, host: "https://b.org" },
      ids: IDS,
      frames: ["https://f.org"],
    });
    expect(siteBlog(written, blogs(provider("own")))?.config).toBe(written);
  });

  it("is none where none is named, or nobody knows it", () => {
    expect(siteBlog(undefined, blogs(provider("own")))).toBeUndefined();
    expect(siteBlog(written, blogs(provider("other")))).toBeUndefined();
  });

  it("may have another stand in for it, whose articles have its ids", () => {
    const other = { provider: "samples", byline: "Them" } as Blog;
    const own = provider("own", { standIn: () => other });
    expect(siteBlog(written, blogs(own))).toMatchObject({
      provider: samples,
      config: other,
      ids: IDS,
    });
    const lost = provider("own", { standIn: () => ({ ...other, provider: "none" }) });
    expect(siteBlog(written, blogs(lost))).toMatchObject({ provider: lost, config: written });
  });

  it("is asked by browsers only where it has a part for them, and says what ids are like", () => {
    const blog = (fields: object) =>
      ({ folder: "", provider: provider("own", fields), ids: IDS }) as SiteBlog;
    expect([isAsked(undefined), isAsked(blog({})), isAsked(blog({ browser: () => ({}) }))]).toEqual(
      [false, false, true],
    );
    expect(idPatternOf({ blogs: [blog({})] }, "/article/:id")).toBe("[a-z]+");
    expect(patternsOf({ blogs: [] }, ["/", "/article/:id", "/a"])).toEqual([
      { route: "/article/:id", id: String.raw`[1-9]\d{0,15}` },
    ]);
  });
});

describe("what blocks are told of the blog", () => {
  const site = { brand: "Bakery", url: "https://a.org" } as ResolvedSite;
  const indexOf = (blog: SiteBlog | undefined, route = "/news/:id") => {
    const page = { route, page: { blocks: [{ type: "article" }] } };
    const blocks = new Map([["article", { blog: "article" }]]);
    const pages = new Map([[route, page]]);
    return {
      blogs: blog ? [blog] : [],
      pages,
      shared: new Map(),
      clock: createClock({}),
      definitions: { blocks },
    } as unknown as SiteIndex;
  };
  const blog = (fields: object = {}) =>
    ({
      folder: "",
      provider: provider("own", fields),
      config: { provider: "own", byline: "{brand}" },
    }) as SiteBlog;
  const sourceOf = (of: SiteBlog | undefined, shown = site, route?: string) =>
    blogSource(indexOf(of, route), shown, of);

  it("is where it comes from, whose it is and where an article is shown", () => {
    const written = { ...site, blog: { provider: "own", byline: "Bakery" } } as ResolvedSite;
    expect(sourceOf(blog(), written)).toEqual({
      folder: "",
      provider: "own",
      route: "/news/:id",
      byline: "Bakery",
      brand: "Bakery",
      site: "https://a.org",
    });
  });

  it("is the by-line of the one that stands in, where the site names none", () => {
    expect(sourceOf(blog())?.byline).toBe("{brand}");
  });

  it("is what browsers ask it with, where they do", () => {
    const browser = ({ byline }: { byline: string }) => ({ author: byline });
    expect(sourceOf(blog({ browser }))?.browser).toEqual({ author: "{brand}" });
  });

  it("is no route where no page shows articles", () => {
    expect(sourceOf(blog(), site, "/news")?.route).toBeUndefined();
  });

  it("is nothing where there is no blog", () => {
    expect(sourceOf(undefined)).toBeUndefined();
  });
});

describe("the form of a site", () => {
  const known = { name: "own" } as FormProvider;
  const forms = { providers: [known], embedOf: () => ({}) } as unknown as Forms;

  it("is the one that is named and known", () => {
    const form = { provider: "own", title: "Write" } as LeadForm;
    expect(siteForm(form, forms)).toEqual({ provider: known, form, embedOf: forms.embedOf });
    expect(siteForm({ provider: "other" }, forms)).toBeUndefined();
    expect(siteForm(undefined, forms)).toBeUndefined();
  });

  it("is none where the site shows none", () => {
    expect(shownForm({ provider: "none" })).toBeUndefined();
    expect(siteForm({ provider: "none" }, forms)).toBeUndefined();
  });
});

describe("articles that lie in the site's folder", () => {
  const file = (name: string, text: string) => ({ file: `/_blog/${name}.md`, name, text });
  const own = (readFile: (file: { name: string; text: string }) => object) =>
    ({ provider: provider("own", { readFile }), ids: IDS }) as unknown as SiteBlog;
  const post = (fields: Partial<WrittenPost>) => ({ post: { html: "", ...fields }, issues: [] });

  it.each([["dabc"], ["abcd"], ["adcb"]])(
    "come newest first, those without a day last: %s",
    (names) => {
      const days: Record<string, string> = { a: "2026-01-01", b: "2026-03-01", c: "2026-02-01" };
      const blog = own(({ name }) => post({ id: name, date: days[name] }));
      const { posts } = readOwnPosts(
        blog,
        [...names].map((name) => file(name, "")),
      );
      expect(posts.map(({ post: { id } }) => id)).toEqual(["b", "c", "a", "d"]);
    },
  );

  it("name what they lead to and show, each where it is written", () => {
    const text = "picture: /a.jpg\n[x](/b%20c?d&e) [y](/b%20c?d&e) ![z](/f.png)";
    const html =
      '<p id="x"><a href="/b%20c?d&amp;e">x</a><a href="/b%20c?d&amp;e">y</a><img src="/f.png" alt="/g"><video poster="/p.png"></video><iframe src="/i"></iframe></p>';
    const blog = own(() => post({ html, image: { src: "/a.jpg" } }));
    const [article] = readOwnPosts(blog, [file("a", text)]).posts;
    const written = article?.links.map(({ span }) =>
      text.slice(span?.offset).slice(0, span?.length),
    );
    expect(written).toEqual(["/b%20c?d&e", "/b%20c?d&e"]);
    expect(new Set(article?.links.map(({ span }) => span?.offset)).size).toBe(2);
    expect(article?.media.map(({ value }) => value)).toEqual(["/a.jpg", "/f.png", "/p.png"]);
    expect(article?.media.map(({ span }) => span?.offset)).toEqual([
      text.indexOf("/a.jpg"),
      text.indexOf("/f.png"),
      undefined,
    ]);
    expect([...(article?.ids ?? [])]).toEqual(["x"]);
  });

  it.each([
    [
      "a letter that Markdown encodes",
      "[x](/br\u00f6t)",
      '<a href="/br%C3%B6t">x</a>',
      "/br\u00f6t",
    ],
    ["a sign that HTML encodes", '<a href="/b?c&amp;d">', '<a href="/b?c&amp;d">', "/b?c&amp;d"],
    ["an address as it is", "[x](/b?c&d)", '<a href="/b?c&amp;d">x</a>', "/b?c&d"],
  ])("name a target as the author has written it: %s", (_, text, html, written) => {
    const [article] = readOwnPosts(
      own(() => post({ html })),
      [file("a", text)],
    ).posts;
    const [link] = article?.links ?? [];
    expect(link).toMatchObject({
      file: "/_blog/a.md",
      pointer: "",
      excerpt: written,
      span: { offset: text.indexOf(written), length: written.length },
    });
  });

  it("name a target where it is written, however often it is used", () => {
    const blog = own(() => post({ html: '<a href="/b">x</a><a href="/b">y</a>' }));
    const [article] = readOwnPosts(blog, [file("a", "[x][b] [y][b]\n\n[b]: /b")]).posts;
    expect(article?.links.map(({ span }) => span?.offset)).toEqual([20, 20]);
    expect(article?.media).toEqual([]);
  });

  it("name a target that is nowhere in the text by what it is", () => {
    const [article] = readOwnPosts(
      own(() => post({ html: '<a href="/b">x</a>' })),
      [file("a", "none")],
    ).posts;
    expect(article?.links).toEqual([
      { value: "/b", file: "/_blog/a.md", pointer: "", excerpt: "/b", span: undefined },
    ]);
  });

  it("show what pictures, videos and sounds are made of, and nothing else", () => {
    const html =
      '<img srcset="/a" src="/b"><my-img src="/c"></my-img><video src="/d"><source src="/e"></video><audio src="/f"></audio><img alt="src">';
    const [article] = readOwnPosts(
      own(() => post({ html })),
      [file("a", "")],
    ).posts;
    expect(article?.media.map(({ value }) => value)).toEqual(["/b", "/d", "/e", "/f"]);
  });

  it("whose name makes no address give none, and say so", () => {
    const { posts, issues, unread } = readOwnPosts(
      own(() => post({})),
      [file("A1", ""), file("a", "")],
    );
    expect(posts.map(({ file: path }) => path)).toEqual(["/_blog/a.md"]);
    expect(unread).toEqual(["A1"]);
    expect(issues).toEqual([
      {
        rule: "route-slug",
        message:
          '"A1" makes a bad address of an article: addresses of articles end with small letters.',
        hint: "Rename the file.",
        file: "/_blog/A1.md",
        pointer: "",
      },
    ]);
  });

  it("that are too long, or cannot be read, give none either", () => {
    const issue = { rule: "json-syntax" };
    const blog = own(({ name }) =>
      name === "long" ? post({ html: "a".repeat(LIMITS.characters + 1) }) : { issues: [issue] },
    );
    const { posts, issues, unread } = readOwnPosts(blog, [file("long", ""), file("odd", "")]);
    expect([posts, unread]).toEqual([[], ["long", "odd"]]);
    expect(issues).toEqual([
      {
        rule: "markdown-limit",
        message: "The text of this article has 400001 characters; at most 400000 are read.",
        hint: "Spread the text over several articles.",
        file: "/_blog/long.md",
        pointer: "",
      },
      issue,
    ]);
    const silent = { provider: provider("own"), ids: IDS } as unknown as SiteBlog;
    expect(readOwnPosts(silent, [file("a", "")])).toEqual({ posts: [], issues: [], unread: ["a"] });
  });

  it("that have not changed are not read again", () => {
    let count = 0;
    const blog = own(() => {
      count += 1;
      return post({});
    });
    const files = [file("a", ""), file("b", "")];
    readOwnPosts(blog, files);
    readOwnPosts(blog, [...files, file("c", "")]);
    expect(count).toBe(3);
  });
});

describe("the text of an article", () => {
  const nested = (depth: number) => "<b>".repeat(depth) + "</b>".repeat(depth);
  const attributes = (count: number) =>
    `<b ${Array.from({ length: count }, (_, at) => `a${at}`).join(" ")}></b><i a></i>`;

  it.each([
    [
      "characters",
      "a".repeat(LIMITS.characters),
      "a".repeat(LIMITS.characters + 1),
      "has 400001 characters; at most 400000 are read",
    ],
    [
      "elements",
      "<b></b>".repeat(LIMITS.elements),
      "<b></b>".repeat(LIMITS.elements + 1),
      "has too many elements; at most 5000 are read",
    ],
    [
      "comments",
      "<!---->".repeat(LIMITS.elements),
      "<!---->".repeat(LIMITS.elements + 1),
      "has too many elements and comments; at most 5000 are read",
    ],
    [
      "depth",
      nested(LIMITS.depth),
      nested(LIMITS.depth + 1),
      "has too many elements inside one another; at most 100 are read",
    ],
    [
      "attributes",
      attributes(LIMITS.attributes).repeat(2),
      attributes(LIMITS.attributes + 1),
      "has an element with too many attributes; at most 200 are read",
    ],
  ])("has a limit of %s", (_, most, more, excess) => {
    expect(excessOf(most)).toBeUndefined();
    expect(excessOf(more)).toBe(excess);
  });

  it("is counted to its end, whatever is left open there", () => {
    const most = "<b></b>".repeat(LIMITS.elements);
    expect(excessOf(`${most}<!-- a`)).toContain("too many elements and comments");
    expect(excessOf(`${most}<b`)).toBeUndefined();
  });

  it("is made of Markdown, with the HTML that stands in it", () => {
    expect(markdownToHtml("# a *b*\n\n<i>c</i>")).toEqual({
      html: "<h1>a <em>b</em></h1>\n<p><i>c</i></p>\n",
    });
    expect(markdownToHtml(`${"> ".repeat(30)}a`).excess).toContain("nests more than 20");
  });

  it.each([
    ["[a](/b)", "/b"],
    ["[a]( </b> 'c')", "/b"],
    ["![a](/b)", "/b"],
    ["[a]: /b", "/b"],
    ["   [a]:\t</b>", "/b"],
    ['<a href="/b">', "/b"],
    ["<img src = '/b'>", "/b"],
    ["<video poster=/b>", "/b"],
    ["picture: /b", "/b"],
    ['picture: "/b"', "/b"],
    ["picture: { src: /b, alt: c }", "/b"],
    ["<https://b.org>", "https://b.org"],
  ])("names in %s the target %s", (text, target) => {
    const [span] = targetsIn(text).get(target) ?? [];
    expect(text.slice(span?.offset, (span?.offset ?? 0) + (span?.length ?? 0))).toBe(target);
    expect(withTarget(text, target, "/next")).toBe(text.replace(target, "/next"));
  });

  it("gets another target wherever it names one, and nowhere else", () => {
    const text = "/b [a](/b) [/b](/bc) and [d](/b)\n\n    [e]: /b";
    expect(withTarget(text, "/b", "/longer")).toBe(
      "/b [a](/longer) [/b](/bc) and [d](/longer)\n\n    [e]: /b",
    );
    expect(withTarget(text, "/none", "/x")).toBe(text);
  });
});
