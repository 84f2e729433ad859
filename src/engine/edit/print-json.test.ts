import { expect, it } from "vitest";
import { layoutOf, NEW_FILE, printValue } from "./print-json.ts";

const print = (value: unknown, column = 0) => printValue(value, NEW_FILE, { depth: 0, column });
/** A list that is so long on one line. */
const listOf = (length: number) => ["a".repeat(length - '[""]'.length)];

it.each([
  [0, 98, true],
  [0, 99, true],
  [0, 100, false],
  [40, 59, true],
  [40, 60, false],
])(
  "a list that begins at column %i stays on one line with %i characters: %s",
  (column, length, isFlat) => {
    expect(print(listOf(length), column).includes("\n")).toBe(!isFlat);
  },
);

it("objects stand on several lines, lists of plain values on one, and what is undefined nowhere", () => {
  expect(print({ a: [1, null, "b"], b: {}, c: [], d: undefined, e: [{ f: true }] })).toBe(
    '{\n  "a": [1, null, "b"],\n  "b": {},\n  "c": [],\n  "e": [\n    {\n      "f": true\n    }\n  ]\n}',
  );
});

it("an object stands on one line where those beside it do and it fits", () => {
  const compact = (value: object) =>
    printValue(value, NEW_FILE, { depth: 1, column: 2, compact: true });
  expect(compact({ a: 1, b: [2], c: {}, d: undefined })).toBe('{ "a": 1, "b": [2], "c": {} }');
  expect(compact({ a: "b".repeat(100) })).toBe(`{\n    "a": "${"b".repeat(100)}"\n  }`);
});

it.each([
  ['{\n\t"a": 1\n}', "\t", "\n"],
  ['{\r\n    "a": 1\r\n}', "    ", "\r\n"],
  ["{}", "  ", "\n"],
])("the layout of %j is its own", (text, unit, eol) => {
  expect(layoutOf(text)).toEqual({ ...NEW_FILE, unit, eol });
});
