import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { postOf, startBlog } from "../src/testing/blog-server.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";

const picture = (address: string) => ({
  _embedded: { "wp:featuredmedia": [{ source_url: address, alt_text: "A door" }] },
});
const titled = (rendered: string) => ({ title: { rendered } });

/** Posts of every kind that has stopped a build, and a good one among them. */
const POSTS = [
  null,
  postOf(1, "<blockquote>".repeat(1500)),
  postOf(2, "<div>".repeat(20_000)),
  ...[-5, 0, 1.5, 1e21].map((id) => postOf(id)),
  ...["https://cdn.example/a b.png", "/a.png", "//cdn", "http://localhost/a.png", "door"].map(
    (address, at) => postOf(10 + at, "<p>Text.</p>", picture(address)),
  ),
  postOf(20, '<p>Text.</p><a href="https://www.example.com/nowhere">x</a>'),
  postOf(21, "<p>Text.</p>", titled("\u0000 \ud800 {phone} </script> $& नमस्ते مرحبا 👩‍👩‍👧")),
  postOf(30, "<p>A good text.</p>", titled("A good title")),
];

test("a blog may send anything: the site is built, and from the last good copy too", {
  tag: "@once",
}, async () => {
  test.setTimeout(180_000);
  const blog = await startBlog();
  const out = join(emptyFolder(), "site");
  const build = () => runCli(["build", "--out", out], { BLOG_HOST: blog.host });
  try {
    blog.answers = { posts: () => POSTS, headers: { "X-WP-TotalPages": "1000000" } };
    const first = await build();
    expect(first.status, first.stderr).toBe(0);
    expect(first.stderr).toContain("Entry 1 of the list of");
    const isWritten = (id: number) => existsSync(join(out, `article/${id}/index.html`));
    expect([1, 2, 10, 14, 20, 21, 30].filter(isWritten)).toEqual([10, 14, 20, 21, 30]);
    expect(readFileSync(join(out, "article/30/index.html"), "utf8")).toContain("A good text.");
    blog.answers = { posts: () => ({ code: "down" }), status: 500 };
    const second = await build();
    expect(second.status, second.stderr).toBe(0);
    expect(second.stderr).toMatch(/The copy of 20\S+Z was used\./);
    expect(isWritten(30)).toBe(true);
  } finally {
    await blog.close();
  }
});
