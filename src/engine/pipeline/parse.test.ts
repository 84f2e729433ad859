import { describe, expect, it } from "vitest";
import type { Issue } from "../model/issue.ts";
import { parseFile } from "./parse.ts";
import { locate } from "./positions.ts";

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function parse(content: string | Uint8Array) {
  return parseFile({
    file: "/pages/a.json",
    path: "a.json",
    bytes: typeof content === "string" ? bytes(content) : content,
  });
}

/** `line:column message` of every issue. */
function reported(text: string): string[] {
  return parse(text).issues.map((issue: Issue) => {
    const { line, column } = locate(text, issue);
    return `${line}:${column} ${issue.message}`;
  });
}

describe("parseFile", () => {
  it("gives the value of a good file", () => {
    const { parsed, issues } = parse('{"title": "A \\"quoted\\" word: yes"}');
    expect(issues).toEqual([]);
    expect(parsed?.value).toEqual({ title: 'A "quoted" word: yes' });
  });

  it("takes a byte order mark away", () => {
    expect(parse("\uFEFF{}").parsed?.value).toEqual({});
  });

  it("names a missing comma at its position", () => {
    expect(reported('{\n  "title": "A"\n  "description": "B"\n}')).toEqual([
      "3:3 A comma is missing before this.",
    ]);
  });

  it("names a comma too many", () => {
    expect(reported('{\n  "blocks": [1, 2,]\n}')).toEqual([
      "2:18 A comma too many stands before the closing ].",
    ]);
  });

  it("names every independent mistake in one run", () => {
    expect(reported('{\n  "a": 1\n  "b": 2\n  "c": 3,\n}')).toEqual([
      "3:3 A comma is missing before this.",
      "4:3 A comma is missing before this.",
      "4:9 A comma too many stands before the closing }.",
    ]);
  });

  it("names a comment", () => {
    expect(reported('{\n  // a remark\n  "a": 1\n}')).toEqual(["2:3 JSON has no comments."]);
  });

  it("says that a file is empty", () => {
    expect(reported(" \n")).toEqual(["1:1 The file is empty."]);
  });

  it("names both positions of a field given twice", () => {
    expect(reported('{\n  "title": "A",\n  "x": {"title": "B"},\n  "title": "C"\n}')).toEqual([
      '4:3 The field "title" stands here for the second time; the first is on line 2.',
    ]);
  });

  it("sees through escapes in keys", () => {
    expect(reported('{"a": 1, "\\u0061": 2}')).toEqual([
      '1:10 The field "a" stands here for the second time; the first is on line 1.',
    ]);
  });

  it("names a file in another encoding", () => {
    expect(parse(new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d])).issues[0]?.rule).toBe(
      "json-encoding",
    );
    expect(parse(new Uint8Array([0xff, 0xfe, 0x7b, 0x00])).issues[0]?.message).toBe(
      "This file is saved as UTF-16.",
    );
  });

  it("rejects a file that is nested beyond all measure, in bounded time", () => {
    const bomb = "[".repeat(100_000);
    expect(parse(bomb).issues.map(({ rule }) => rule)).toEqual(["json-depth"]);
  });
});
