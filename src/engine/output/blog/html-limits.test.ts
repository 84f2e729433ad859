import { describe, expect, it } from "vitest";
import { excessOf, LIMITS } from "./html-limits.ts";

const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`).join(" ");

/** Texts that reach a limit with the given number, and what is wrong beyond it. */
const KINDS: [kind: keyof typeof LIMITS, htmlOf: (count: number) => string, words: string][] = [
  ["characters", (count) => "x".repeat(count), "has 400001 characters; at most 400000 are read"],
  ["elements", (count) => "<p>x</p>".repeat(count), "has too many elements; at most 5000 are read"],
  [
    "elements",
    (count) => "<!--x-->".repeat(count),
    "has too many elements and comments; at most 5000 are read",
  ],
  [
    "depth",
    (count) => "<b>".repeat(count),
    "has too many elements inside one another; at most 100 are read",
  ],
  [
    "attributes",
    (count) => `<p ${attributes(count)}>x</p>`,
    "has an element with too many attributes; at most 200 are read",
  ],
];

it.each(KINDS)("a text is read up to its limit of %s, and not beyond", (kind, htmlOf, words) => {
  expect(excessOf(htmlOf(LIMITS[kind]))).toBeUndefined();
  expect(excessOf(htmlOf(LIMITS[kind] + 1))).toBe(words);
});

describe("what is counted", () => {
  it("are the attributes of one element, not of all", () => {
    expect(excessOf(`<p ${attributes(150)}>x</p>`.repeat(10))).toBeUndefined();
  });

  it("are the elements inside one another, not beside", () => {
    expect(excessOf("<b><i>x</i></b>".repeat(LIMITS.depth))).toBeUndefined();
  });
});
