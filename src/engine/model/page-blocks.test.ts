import { describe, expect, it } from "vitest";
import { articleId } from "./article.ts";
import { isUse, type ResolvedBlock } from "./block.ts";
import type { BlockDefinition, BlockDefinitions } from "./block-definition.ts";
import { isError } from "./issue.ts";
import { articleKind, hydrationOf, isOpening, openingOf, statementsOf } from "./page-blocks.ts";

const TYPES: BlockDefinition[] = [
  { type: "plain" },
  { type: "lively", hydrate: () => "loaded" },
  { type: "empty", hydrate: () => "now" },
  { type: "idle", hydrate: () => "intent" },
  { type: "opening", opening: (block) => ({ heading: String(block.title), trail: [] }) },
  { type: "closed", opening: () => undefined },
  { type: "post", article: "BlogPosting" },
  { type: "guide", article: "Article" },
  { type: "list", hasSectionHeadings: () => true, structuredData: () => ({ isContact: true }) },
  { type: "line", hasSectionHeadings: () => false },
] as BlockDefinition[];
const DEFINITIONS: BlockDefinitions = new Map(TYPES.map((type) => [type.type, type]));

const block = (type: string, fields: object = {}) => ({ type, ...fields }) as ResolvedBlock;
const page = (...types: string[]) => ({
  blocks: types.map((type) => block(type, { title: type })),
});

describe("a page", () => {
  it.each([
    ["intent", []],
    ["intent", ["plain", "unknown", "idle"]],
    ["loaded", ["plain", "lively", "idle"]],
    ["now", ["lively", "empty", "plain"]],
  ])("needs its script as its most urgent block does: %s", (expected, types) => {
    expect(hydrationOf(page(...types), DEFINITIONS)).toBe(expected);
  });

  it("is the article that its first block for one says", () => {
    expect(articleKind(page("plain", "unknown"), DEFINITIONS)).toBeUndefined();
    expect(articleKind(page("plain", "guide", "post"), DEFINITIONS)).toBe("Article");
    expect(articleKind(page("post", "guide"), DEFINITIONS)).toBe("BlogPosting");
  });

  it("begins with the first block that opens pages, even when that one does not know how", () => {
    expect(openingOf(page("plain", "opening"), DEFINITIONS)?.heading).toBe("opening");
    expect(openingOf(page("closed", "opening"), DEFINITIONS)).toBeUndefined();
    expect(openingOf(page("plain", "unknown"), DEFINITIONS)).toBeUndefined();
    expect(isOpening(block("closed"), DEFINITIONS)).toBe(true);
    expect(isOpening(block("plain"), DEFINITIONS)).toBe(false);
    expect(isOpening(block("unknown"), DEFINITIONS)).toBe(false);
  });

  it("says to search engines what each of its blocks says", () => {
    expect(statementsOf(page("plain", "list", "unknown"), DEFINITIONS)).toEqual([
      {},
      { isContact: true },
      {},
    ]);
  });
});

it("the use of a shared block is known by its field, whatever stands there, and never has a type", () => {
  for (const entry of [{ use: "next" }, { use: "" }, { use: 5 }]) expect(isUse(entry)).toBe(true);
  for (const entry of [{ type: "cta", use: "next" }, { name: "next" }, {}, null, "use", undefined])
    expect(isUse(entry)).toBe(false);
});

it("an id of an article's text is none of the page's own", () => {
  expect(articleId("top")).toBe("article-top");
});

it("an error stops a build, a warning does not", () => {
  expect([isError({ level: "error" }), isError({ level: "warning" })]).toEqual([true, false]);
});
