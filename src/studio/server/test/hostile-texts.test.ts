import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Examined } from "../../../engine/dev/dev-site.ts";
import { readExamples } from "../../../engine/dev/gallery.ts";
import { parseMarkdown } from "../../../engine/fields/rich-text/markdown.ts";
import type { PageFile } from "../../../engine/model/page-file.ts";
import { appendPointer } from "../../../engine/model/pointer.ts";
import { openSiteCache } from "../../../engine/pipeline/cache/site-cache.ts";
import type { PageEntry } from "../../../engine/pipeline/index/site-index.ts";
import type { SchemaName } from "../../../engine/pipeline/schema/sources.ts";
import { countSteps } from "../../../testing/count-steps.ts";
import { ENGINE, type ExaminedFiles, examineFiles } from "../../../testing/examine-files.ts";
import { createPreviewer } from "../preview.ts";

/** As long as the texts that have stopped a server for seconds. */
const LONG = 100_000;
/** What may be looked at for each character of a text that is rejected, or that is one paragraph. */
const STEPS_A_CHARACTER = 1000;

/** Signs that readers of Markdown, links and tokens have to look at more than once. */
const HOSTILE = [
  "[",
  "![",
  "_a",
  "_*a",
  "**a_",
  "~a",
  "`&",
  "<a ",
  ">",
  "> ",
  "- ",
  "](",
  "] (/",
  "[a](/",
  "a@",
  "www.a.",
  "https://",
  "{a",
  "a ",
  "é",
];

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** A page with every field and every example of every block. */
function wholePage(): PageFile {
  const examples = readExamples(resolve("."), ENGINE).flatMap(({ blocks }) => blocks);
  return {
    $schema: "../schema/page.schema.json",
    title: "Every field",
    headTitle: "Every field",
    description: "A page that has every field.",
    summary: "It has every field.",
    shortTitle: "Every",
    picture: { src: "/media/door.svg", alt: "A door" },
    aliases: ["/old", { path: "/older", as: "page" }],
    published: "2026-01-01",
    updated: "2026-01-02",
    reviewed: "2026-01-03",
    topics: ["Doors"],
    blocks: examples,
  };
}

/** The pointers of all texts in a value. */
function textPointers(value: unknown, pointer = ""): string[] {
  if (typeof value === "string") return [pointer];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textPointers(item, appendPointer(pointer, key)),
  );
}

/** Every text with one of the pieces: fields of one kind are many, so each kind meets all of them. */
function inTurn(pointers: string[], pieces: string[]): [pointer: string, piece: string][] {
  return pointers.map((pointer, at) => [pointer, pieces[at % pieces.length] ?? ""]);
}

function withText<Value>(value: Value, pointer: string, text: string): Value {
  const copy = structuredClone(value);
  const keys = pointer.slice(1).split("/");
  const last = keys.pop() ?? "";
  const owner = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy);
  (owner as Record<string, unknown>)[last] = text;
  return copy;
}

let examined: ExaminedFiles;
let current: Examined;

beforeAll(async () => {
  examined = await examineFiles({
    "pages/_site.json": readFileSync("pages/_site.json"),
    "pages/index.json": wholePage(),
    "media/door.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  });
  const { site, issues, loaded } = examined;
  if (!site) throw new Error("The site cannot be read.");
  current = { site, issues, loaded, engine: ENGINE, cache: openSiteCache(ENGINE) };
});

afterAll(() => rmSync(examined.folder, { recursive: true }));

describe("a text without end in any field of a page", () => {
  it("is named once, and not read", () => {
    const page = wholePage();
    const file = join(examined.folder, "pages/index.json");
    expect(ENGINE.validate("page", file, page)).toEqual([]);
    for (const [pointer, piece] of inTurn(textPointers(page), [
      "[",
      "_*a",
      "[a]: b\n|-|\n",
      "a@",
    ])) {
      const hostile = withText(page, pointer, repeated(piece, LONG));
      const entry: PageEntry = { route: "/", file, page: hostile };
      let named: string[] = [];
      const steps = countSteps(() => {
        const { issues } = createPreviewer()(current, entry);
        const isOf = (issue: { pointer: string }) => `${pointer}/`.startsWith(`${issue.pointer}/`);
        named = issues.filter(isOf).map(({ rule }) => rule);
      });
      expect(named, pointer).toHaveLength(1);
      expect(named[0], pointer).toMatch(/^schema-(limit|value|format)$/);
      expect(steps / LONG, pointer).toBeLessThan(STEPS_A_CHARACTER);
    }
  });
});

describe("a text without end in any field of another file", () => {
  it.each<[SchemaName, string]>([
    ["site", "pages/_site.json"],
    ["shared", "pages/_shared/why-choose-us.json"],
  ])("%s: is named once", (name, path) => {
    const value = JSON.parse(readFileSync(path, "utf8")) as object;
    for (const [pointer, piece] of inTurn(textPointers(value), ["[", "a@", "a."])) {
      const hostile = withText(value, pointer, `${repeated(piece, 5 * LONG)} `);
      let issues: unknown[] = [];
      const steps = countSteps(() => {
        issues = ENGINE.validate(name, path, hostile);
      });
      expect(issues, pointer).toHaveLength(1);
      expect(steps / LONG, pointer).toBeLessThan(STEPS_A_CHARACTER);
    }
  });
});

describe("reading Markdown", () => {
  function read(text: string): { steps: number; excess: string[] } {
    const excess: string[] = [];
    const handlers = {
      text: (piece: string) => piece,
      link: (target: string) => target,
      brokenLink: () => undefined,
      heading: () => undefined,
      leftover: () => undefined,
      html: () => undefined,
      excess: (message: string) => excess.push(message),
    };
    return { steps: countSteps(() => parseMarkdown(text, handlers)), excess };
  }

  it.each(HOSTILE)("a paragraph of %s takes steps in proportion to its length", (piece) => {
    for (const length of [5000, 50_000]) {
      const { steps } = read(repeated(piece, length));
      expect(steps / length).toBeLessThan(STEPS_A_CHARACTER);
    }
  });

  it.each(HOSTILE)("many paragraphs of %s take no more than paragraphs of a letter", (piece) => {
    const plain = read(repeated("a\n\n", 50_000)).steps;
    expect(read(repeated(`${piece}\n\n`, 50_000)).steps).toBeLessThan(1.5 * plain);
  });

  it.each([">", "> ", "- ", "* ", "1. ", "> - "])("%s without end overflows no stack", (piece) => {
    expect(read(`${repeated(piece, 50_000)}a`).excess).toHaveLength(1);
  });

  it("says what is too much, once", () => {
    expect(read(`${"> ".repeat(30)}a`).excess).toEqual([
      "This text nests more than 20 lists, quotes or emphases in one another.",
    ]);
    expect(read(repeated("_a", 1000)).excess).toEqual([
      "A paragraph of this text has 500 of the signs * _ ~; at most 200 are read.",
    ]);
    expect(read(repeated("[", 2000)).excess).toEqual([
      "A paragraph of this text has 2000 of the signs [ ] < > ! ` & \\ | @; at most 1000 are read.",
    ]);
  });

  it("is silent on what people write", () => {
    const nested = Array.from({ length: 8 }, (_, at) => `${"  ".repeat(at)}- Level ${at}`);
    const table = [
      "| a | b | c |",
      "|---|---|---|",
      ...Array(300).fill("| **1** | [2](/2) | ~3~ |"),
    ];
    const links = Array.from({ length: 100 }, (_, at) => `[Place ${at}](/places/${at})`);
    for (const text of [
      nested.join("\n"),
      table.join("\n"),
      links.join(", "),
      "**bold** ".repeat(45),
    ])
      expect(read(text).excess).toEqual([]);
  });
});
