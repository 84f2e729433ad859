import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import type { Article } from "../../../engine/model/article.ts";
import { createWindowReader } from "../reading/window-reader.ts";
import { parsePost } from "./parse-post.ts";

const reader = createWindowReader(new JSDOM("").window);
const POST = { id: 1, date: "2026-03-15T23:30:00", content: { rendered: "<p>x</p>" } };

function read(value: unknown): Article {
  const written = parsePost(value);
  if (written === "protected" || "reason" in written) throw new Error("This post is not shown.");
  return reader.article(written, "https://www.example.com");
}

it("knows what is protected, and what is no post", () => {
  expect(parsePost({ id: 2, content: { rendered: "", protected: true } })).toBe("protected");
  for (const value of [null, "x", {}, { id: -1, content: { rendered: "" } }])
    expect(parsePost(value)).toEqual({ reason: "it has no text, or no number from 1 on" });
});

it("lets no shape of media spoil a post", () => {
  for (const media of [
    [],
    {},
    [null],
    [{ code: "x" }],
    [{ source_url: 5 }],
    [{ routes: {} }],
    "x",
  ]) {
    const article = read({ ...POST, _embedded: { "wp:featuredmedia": media } });
    expect(article).toMatchObject({ id: "1", day: "2026-03-15" });
    expect(article.image).toBeUndefined();
  }
});

it.each(["//cdn/a.png", "https://cdn/a.png", "javascript:1", "http://[", 5])(
  "takes %j for no address of a picture",
  (address) => {
    const media = { "wp:featuredmedia": [{ source_url: address }] };
    const value = { ...POST, link: "https://blog.example/1/", _embedded: media };
    expect(read(value).image).toBeUndefined();
  },
);
