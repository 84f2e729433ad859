import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseMarkdown } from "../../../../engine/fields/rich-text/markdown.ts";
import { markdownOf } from "./markdown-of.ts";
import { elementsOf } from "./rich-nodes.ts";

const TOKENS = new Map([["facts.price", "$850"]]);

beforeAll(() => {
  const { window } = new JSDOM("");
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("HTMLElement", window.HTMLElement);
});
afterAll(() => void vi.unstubAllGlobals());

function nodesOf(text: string) {
  return parseMarkdown(text, {
    text: (piece) => piece,
    link: (_, written) => written,
    heading: () => undefined,
    brokenLink: () => undefined,
    excess: () => undefined,
    leftover: () => undefined,
    html: () => undefined,
  });
}

/** A text shown to be written, and read again. */
function roundTrip(text: string): string | undefined {
  const host = document.createElement("div");
  host.append(...elementsOf(nodesOf(text), TOKENS));
  return markdownOf(host);
}

function read(html: string): string | undefined {
  const host = document.createElement("div");
  host.innerHTML = html;
  return markdownOf(host);
}

describe("what is shown to be written says the same when it is read again", () => {
  it.each([
    "One paragraph.",
    "One\n\nand another",
    "Lines\nof one paragraph",
    "**Bold** and *italic*, ***both***",
    "From {facts.price} a month, [our {facts.price} rye](/breads/rye#top)",
    "- one\n- **two**\n\nafter",
    "1. one\n2. two",
    "A \\* star, \\[brackets\\], \\<less, back\\\\slash",
    "\\# no heading",
    "\\- no list",
    "5\\. no list",
    "snake_case stays, \\_so\\_ does this",
    "`code *as* it is`",
  ])("%s", (text) => {
    expect(roundTrip(text)).toBe(text);
  });
});

it.each([
  ["a heading", "## Heading"],
  ["a table", "| A | B |\n|---|---|\n| 1 | 2 |"],
  ["a list in a list", "- one\n  - two"],
  ["a line", "one\n\n---\n\ntwo"],
])("%s is left to the form", (_, text) => {
  expect(roundTrip(text)).toBeUndefined();
});

it("reads what browsers make while one writes", () => {
  expect(read("<div>One</div><div><br></div><div>two<br></div>")).toBe("One\n\ntwo");
  expect(read("plain <b>bold </b>words")).toBe("plain **bold** words");
  expect(read("a&nbsp;b<span style='color:red'>c</span>")).toBe("a bc");
  expect(read("<p><a>no target</a></p>")).toBe("no target");
});

it("means words that are typed as words", () => {
  const host = document.createElement("div");
  host.textContent = "*not italic* [no](link) <b> `x` _y_";
  const [paragraph] = nodesOf(markdownOf(host) ?? "");
  const words = typeof paragraph === "object" ? paragraph.children : [];
  expect(words?.join("")).toBe(host.textContent);
});
