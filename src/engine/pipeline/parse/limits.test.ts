import { describe, expect, it } from "vitest";
import { parseFile } from "../parse.ts";
import { sizeIssue } from "./depth.ts";

const issuesOf = (text: string) =>
  parseFile({ file: "/a.json", path: "a.json", bytes: Buffer.from(text) }).issues;

describe("a file that is more than any page can be is reported in one sentence", () => {
  it.each([
    [63, []],
    [64, []],
    [65, ["This file has more than 64 lists and objects inside one another."]],
  ])("with %i lists inside one another", (depth, expected) => {
    const text = "[".repeat(depth) + "]".repeat(depth);
    expect(issuesOf(text).map(({ message }) => message)).toEqual(expected);
  });

  it.each([
    [9_999, []],
    [10_000, []],
    [10_001, ["This file holds 10001 values; a page has at most 10000."]],
  ])("with %i values, the list that holds them among them", (count, expected) => {
    const text = JSON.stringify(Array.from({ length: count - 1 }, () => 0));
    expect(issuesOf(text).map(({ message }) => message)).toEqual(expected);
  });

  it.each([
    [999_999, undefined],
    [1_000_000, undefined],
    [1_000_001, "This file is 1.0 MB large; a page has at most 1 MB."],
  ])("of %i bytes", (bytes, expected) => {
    expect(sizeIssue("/a.json", bytes)?.message).toBe(expected);
  });
});

describe("a field that stands twice", () => {
  /** So many fields, each of them twice. */
  const doubled = (count: number) =>
    `{${Array.from({ length: count }, (_, at) => `"a${at}": 1, "a${at}": 2`).join(", ")}}`;

  it.each([
    [1, 1],
    [2, 2],
    [19, 19],
    [20, 20],
    [21, 20],
  ])("is named each time, up to twenty: %i", (count, named) => {
    const issues = issuesOf(doubled(count));
    expect(issues.map(({ pointer }) => pointer)).toEqual(
      Array.from({ length: named }, (_, at) => `/a${at}`),
    );
  });
});
