import type { ErrorObject } from "ajv";
import { describe, expect, it } from "vitest";
import { blankOf } from "./blank.ts";
import { limit } from "./limit-messages.ts";
import { withLatinLetters } from "./look-alikes.ts";
import { closest, editsBetween, inQuotes, oneOf, plain, withStrangeSign } from "./nearest.ts";
import { sameInMeaning } from "./synonyms.ts";
import {
  createLengthTest,
  isLonger,
  isLongerJoined,
  joinedLength,
  textLength,
} from "./text-length.ts";

/** The alphabet as a name of a length, and the same with so many letters of it changed at the end. */
const name = (length: number) => "abcdefghijklmnopqrstuvwxyz".slice(0, length);
const slip = (length: number, letters: number) =>
  name(length).slice(0, length - letters) + "_".repeat(letters).replaceAll("_", "1");

describe("the name that a misspelt one means", () => {
  it.each([
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 2],
    [11, 2],
    [12, 3],
  ])("of %i letters may differ in %i", (length, letters) => {
    expect(closest(slip(length, letters), [name(length)])).toBe(name(length));
    expect(closest(slip(length, letters + 1), [name(length)])).toBeUndefined();
  });

  it("is none of a single letter", () => {
    expect(closest("a", ["b"])).toBeUndefined();
    expect(closest("a", ["ab"])).toBeUndefined();
  });

  it("is the nearest, and of two as near the one that begins alike", () => {
    expect(closest("titel", ["tilde", "title"])).toBe("title");
    expect(closest("heat", ["beat", "head"])).toBe("head");
    expect(closest("heat", ["head", "beat"])).toBe("head");
  });

  it.each([
    [199, true],
    [200, true],
    [201, false],
  ])("is looked for when it has at most 200 letters: %i", (length, isNear) => {
    const long = "a".repeat(length);
    expect(closest(long, [`b${long.slice(1)}`]) !== undefined).toBe(isNear);
  });
});

it("names are listed as in a sentence", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(oneOf)).toEqual([
    "",
    '"a"',
    '"a" or "b"',
    '"a", "b" or "c"',
  ]);
});

it.each([
  [9_999, "Write a shorter one."],
  [10_000, "Spread the text over several blocks or pages."],
  [10_001, "Spread the text over several blocks or pages."],
])("what to do about a text that is too long depends on its limit: %i", (bound, hint) => {
  const error = { keyword: "maxLength", params: { limit: bound }, data: "a".repeat(bound + 1) };
  expect(limit('"text"', error as unknown as ErrorObject).hint).toContain(hint);
});

it.each([
  ["title", "title", 0],
  ["titel", "title", 1],
  ["ittle", "title", 1],
  ["titl", "title", 1],
  ["title", "tidal", 3],
  ["tilet", "title", 2],
  ["tiel", "title", 2],
])("from %s to %s it is %i slips", (word, name, edits) => {
  expect(editsBetween(word, name)).toBe(edits);
});

it("names are the same in any letter case and however their words are joined", () => {
  for (const name of ["HeadTitle", "head_title", "head-title", "head title", "HEADTITLE"])
    expect(plain(name)).toBe("headtitle");
});

it.each([
  [78, `"${"a".repeat(78)}"`],
  [79, `"${"a".repeat(76)}…`],
])("a text of %i characters is quoted so far", (length, quoted) => {
  expect(inQuotes("a".repeat(length))).toBe(quoted);
});

it("whatever stands in a file can be quoted", () => {
  expect([{ a: 1 }, null, undefined, 5].map(inQuotes)).toEqual([
    '{"a":1}',
    "null",
    "undefined",
    "5",
  ]);
});

it("a hint names a character that nobody can see", () => {
  expect(withStrangeSign("a\u00a0b", "Write it anew.")).toBe(
    "There is a no-break space (U+00A0) in it. Write it anew.",
  );
  expect(withStrangeSign("a b", "Write it anew.")).toBe("Write it anew.");
  expect(withStrangeSign(5, "Write it anew.")).toBe("Write it anew.");
});

it("fields are found by what others call them, the nearest in meaning first", () => {
  expect(sameInMeaning("Button_Text", ["label", "href"])).toEqual(["label"]);
  expect(sameInMeaning("content", ["description", "blocks", "text"])).toEqual([
    "text",
    "blocks",
    "description",
  ]);
  expect(sameInMeaning("nonsense", ["text"])).toEqual([]);
  expect(sameInMeaning("text", ["text", "order"])).toEqual(["text"]);
});

it("letters of other alphabets that look like Latin ones are named", () => {
  expect(withLatinLetters("tіtlе")).toEqual({ word: "title", foreign: "і" });
  expect(withLatinLetters("ti\u200bt\u00adle")).toEqual({ word: "title" });
  expect(withLatinLetters("ｔitle")).toEqual({ word: "title" });
});

describe("the length of a text", () => {
  it.each([
    ["abc", 3, false],
    ["abcd", 3, true],
    ["😀😀😀", 3, false],
    ["😀😀😀😀", 3, true],
    ["😀😀a", 2, true],
    ["abcdefg", 3, true],
  ])("%s is longer than %i: %s", (text, most, expected) => {
    expect(isLonger(text, most)).toBe(expected);
    expect(createLengthTest({ maxLength: most })(text)).toBe(expected);
  });

  it("in lines counts the breaks between them", () => {
    expect(joinedLength(["ab", "", "c"])).toBe(5);
    expect(joinedLength(["ab", 5])).toBe(3);
    expect(joinedLength([])).toBe(-1);
    expect(textLength("a😀")).toBe(2);
    expect(isLongerJoined(["ab", "c"], 4)).toBe(false);
    expect(isLongerJoined(["ab", "cd"], 4)).toBe(true);
    expect(isLongerJoined(["😀", "😀"], 3)).toBe(false);
    expect(isLongerJoined(["ab", 5], 3)).toBe(false);
  });

  it("has no end where none is set, and only texts have one", () => {
    const isTooLong = createLengthTest({});
    expect([isTooLong("a".repeat(9999)), isTooLong(["a"]), isTooLong(5)]).toEqual([
      ...[false, false, false],
    ]);
    expect(createLengthTest({ maxJoinedLength: 2 })(["a", "b"])).toBe(true);
    expect(createLengthTest({ maxJoinedLength: 2 })("abc")).toBe(false);
  });
});

it.each([
  [{ type: "string" }, false, ""],
  [{ type: "string", pattern: "a" }, false, undefined],
  [{ type: "string", pattern: "a" }, true, ""],
  [{ type: "number" }, false, 0],
  [{ type: "integer" }, false, 0],
  [{ type: "boolean" }, false, false],
  [{ type: "array" }, false, []],
  [{ type: "object" }, false, {}],
  [{ const: "hero" }, false, "hero"],
  [{ enum: ["a"], type: "string" }, false, undefined],
  [{ anyOf: [{ enum: ["a"] }, { type: "number" }, { type: "string" }] }, false, 0],
  [{ $ref: "#/definitions/Name" }, false, ""],
  [{ $ref: "#/definitions/None" }, false, {}],
])("what says least for %j is %j", (schema, isNeeded, blank) => {
  const definitions = { Name: { type: "string", pattern: "a" } };
  expect(blankOf(schema, definitions, isNeeded)).toEqual(blank);
});
