import { expect, it } from "vitest";
import type { Issue } from "../model/issue.ts";
import { createLocator, locate, positionFinder, type Target } from "./positions.ts";

const TEXT = `{
  "title": "See /a or [it](/a)",
  "list": [1, { "a": "b" }],
  "1": "one",
  "quoted": "a \\"b\\" c"
}
`;
/** The part of the text that is meant. */
const meant = (target: Partial<Target>, text = TEXT) => {
  const { offset, length } = createLocator(text).span({ pointer: "", ...target });
  return text.slice(offset, offset + length);
};

it.each<[string, Partial<Target>, string]>([
  ["a value", { pointer: "/list/1/a" }, '"b"'],
  ["a key", { pointer: "/list/1/a", atKey: true }, '"a"'],
  ["an entry of a list, which has no key", { pointer: "/list/0", atKey: true }, "1"],
  ["the beginning of an object", { pointer: "/list/1" }, "{"],
  ["the beginning of a list", { pointer: "/list" }, "["],
  ["a field that is called by a number", { pointer: "/1" }, '"one"'],
  ["what is left above a value that is not there", { pointer: "/list/1/none/deep" }, "{"],
  ["the whole file, which has no part", { pointer: "" }, ""],
  [
    "a link's target rather than the same words before it",
    { pointer: "/title", excerpt: "/a" },
    "/a",
  ],
  ["words within a text", { pointer: "/title", excerpt: "See" }, "See"],
  ["words with signs that JSON escapes", { pointer: "/quoted", excerpt: '"b"' }, '\\"b\\"'],
  [
    "a whole value whose words are not there",
    { pointer: "/quoted", excerpt: "x" },
    '"a \\"b\\" c"',
  ],
  ["a stretch of the text", { span: { offset: 0, length: 1 } }, "{"],
  ["a stretch before the text", { span: { offset: -5, length: 1 } }, "{"],
])("an issue means %s", (_, target, expected) => {
  expect(meant(target)).toBe(expected);
});

it("a stretch that no longer is there is the end of the text", () => {
  const { span } = createLocator(TEXT);
  const end = { offset: TEXT.length, length: 0 };
  expect(span({ pointer: "", span: { offset: 1e9, length: 1 } })).toEqual(end);
  expect(span({ pointer: "", span: { offset: TEXT.length - 1, length: 9 } }).length).toBe(1);
});

it("of words that stand twice the link's target is meant, at its own position", () => {
  const range = locate(TEXT, { pointer: "/title", excerpt: "/a" } as Issue);
  expect(range).toEqual({ line: 2, column: 28, endLine: 2, endColumn: 30 });
});

it.each([
  ["", { pointer: "/a" }, ""],
  ["nonsense", { pointer: "/a" }, ""],
])("nothing is meant in %j", (text, target, expected) => {
  expect(meant(target, text)).toBe(expected);
});

it("lines and columns are counted from 1, and a line ends with its break", () => {
  const position = positionFinder("ab\n\ncd\n");
  expect(
    [0, 1, 2, 3, 4, 5, 6, 7].map((offset) => Object.values(position(offset)).join(":")),
  ).toEqual([...["1:1", "1:2", "1:3", "2:1", "3:1", "3:2", "3:3", "4:1"]]);
  const long = positionFinder("x\n".repeat(1000));
  expect([long(0), long(1), long(998), long(1999)]).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 500, column: 1 },
    { line: 1000, column: 2 },
  ]);
});

it("a part of a text that was read with corrections is where its author wrote it", () => {
  const text = '{ "a": 1,, "b": 2 "c": 3 }';
  const fixes = [
    { offset: 9, length: 1, text: "" },
    { offset: 17, length: 0, text: "," },
  ];
  const locator = createLocator(text, fixes);
  const at = (pointer: string) => {
    const { offset, length } = locator.span({ pointer });
    return [offset, text.slice(offset, offset + length)];
  };
  expect([at("/a"), at("/b"), at("/c")]).toEqual([
    [7, "1"],
    [16, "2"],
    [23, "3"],
  ]);
});
