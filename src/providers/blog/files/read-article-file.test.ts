import { expect, it } from "vitest";
import { readArticleFile } from "./read-article-file.ts";

const FRONT = "title: Rye\ndate: 2026-03-15\n";

function read(text: string) {
  const { post, issues } = readArticleFile({ file: "/a.md", name: "a", text }, (markdown) => ({
    html: markdown,
  }));
  const reported = issues.map(({ rule, message, span }) => ({
    rule,
    message,
    written: span && text.slice(span.offset, span.offset + span.length),
  }));
  return { post, reported };
}

it("reads front matter and what stands below it", () => {
  const front = `${FRONT}updated: 2026-04-01T10:30\nauthor: "Ada & Co"\nsummary: All of <it>\npicture:\n  src: /media/rye.jpg\n  alt: A loaf\n`;
  for (const end of ["\n", "\r\n"])
    expect(read(`---\n${front}---\n\nThe *text*.\n`.replaceAll("\n", end))).toMatchObject({
      reported: [],
      post: {
        id: "a",
        title: "Rye",
        date: "2026-03-15",
        changed: "2026-04-01T10:30",
        author: "Ada &amp; Co",
        excerpt: "All of &lt;it>",
        html: expect.stringContaining("The *text*."),
        image: { src: "/media/rye.jpg", alt: "A loaf" },
      },
    });
});

it.each([
  ["no front matter", "Text.", "schema-missing-field", undefined],
  ["front matter without an end", `---\n${FRONT}Text.`, "schema-missing-field", undefined],
  ["no title", "---\ndate: 2026-03-15\n---\n", "schema-missing-field", "---"],
  ["no day", "---\ntitle: A\n---\n", "schema-missing-field", "---"],
  ["a misspelt field", `---\n${FRONT}sumary: x\n---\n`, "schema-unknown-field", "sumary"],
  ["a field given twice", `---\n${FRONT}title: B\n---\n`, "json-duplicate-key", "title"],
  ["a list for a title", "---\ntitle: [a]\ndate: 2026-03-15\n---\n", "schema-type", "[a]"],
  ["a day that is none", "---\ntitle: A\ndate: 2026-02-30\n---\n", "date-invalid", "2026-02-30"],
  [
    "an hour that is none",
    `---\n${FRONT}updated: 2026-02-20T29:00\n---\n`,
    "date-invalid",
    "2026-02-20T29:00",
  ],
  ["a picture of no address", `---\n${FRONT}picture: rye.jpg\n---\n`, "schema-format", "rye.jpg"],
  [
    "a picture with other fields",
    `---\n${FRONT}picture: { src: /media/a.jpg, x: 1 }\n---\n`,
    "schema-format",
    "{ src: /media/a.jpg, x: 1 }",
  ],
  ["a list in place of fields", "---\n- a\n---\n", "schema-format", "- a"],
  ["a quotation that does not end", `---\n${FRONT}summary: "x\n---\n`, "schema-format", ""],
  [
    "a summary without end",
    `---\n${FRONT}summary: ${"x".repeat(2000)}\n---\n`,
    "schema-limit",
    "x".repeat(2000),
  ],
])("%s is reported once, at its position", (_, text, rule, written) => {
  const { reported } = read(text);
  expect(reported.map((issue) => issue.rule)).toEqual([rule]);
  if (written !== "") expect(reported[0]?.written).toBe(written);
});

it("reads no value that refers to another, so that none grows without end", () => {
  const bomb = "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\ntitle: *c\ndate: 2026-03-15\n";
  const { post, reported } = read(`---\n${bomb}---\n`);
  expect(post).toBeUndefined();
  expect(reported.map(({ rule }) => rule)).toContain("schema-type");
});

it("an article without a title or a day is none", () => {
  expect(read("---\ntitle: A\n---\nText.").post).toBeUndefined();
  expect(read(`---\n${FRONT}---\n`).post).toMatchObject({ html: "" });
});
