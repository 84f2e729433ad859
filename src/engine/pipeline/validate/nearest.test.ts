import type { ErrorObject } from "ajv";
import { describe, expect, it } from "vitest";
import { limit } from "./limit-messages.ts";
import { closest, oneOf } from "./nearest.ts";

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
