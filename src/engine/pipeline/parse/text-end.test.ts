import { describe, expect, it } from "vitest";
import { createTextEnd } from "./text-end.ts";

const endOf = (source: string) => createTextEnd(source)(source.indexOf('"'));

describe("a text in quotes ends", () => {
  it.each([
    ["with its quote", '"ab"c"', 3],
    ["with the next quote when it is empty", '""', 1],
    ["behind an escaped quote", String.raw`"a\"b"`, 5],
    ["with a quote behind an escaped backslash", String.raw`"a\\"b"`, 4],
    ["behind a quote with three backslashes", String.raw`"a\\\"b"`, 7],
    ["with its line when its quote is missing", '"ab\n"c"', 3],
    ["with everything when nothing ends it", '"ab', 3],
  ])("%s", (_, source, end) => {
    expect(endOf(source)).toBe(end);
  });
});

it("texts follow one another, each on its own line", () => {
  const source = '["a",\n"b", "c"\n]';
  const end = createTextEnd(source);
  expect([end(1), end(6), end(11)]).toEqual([3, 8, 13]);
});
