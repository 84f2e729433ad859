import { describe, expect, it } from "vitest";
import { markStretch } from "./stretch.ts";

const AT = { file: "/pages/a.json", pointer: "/title" };
const mark = (text: string, part: string, meant?: string, from = 0) =>
  markStretch({ ...AT, text }, { offset: text.indexOf(part, from), length: part.length }, meant);

describe("a part of a text", () => {
  it("is replaced by itself where it stands once", () => {
    expect(mark("a grey day", "grey", "gray")).toEqual({
      ...AT,
      excerpt: "grey",
      fix: { value: "gray" },
    });
  });

  it("takes letters around along where it stands twice", () => {
    expect(mark("grey, a grey day", "grey", "gray", 3)).toEqual({
      ...AT,
      excerpt: " grey ",
      fix: { value: " gray " },
    });
  });

  it("is named and not replaced where the text repeats itself", () => {
    expect(mark("grey ".repeat(100), "grey", "gray", 250)).toEqual({ ...AT, excerpt: "grey" });
  });

  it("is named where nobody knows what was meant", () => {
    expect(mark("grey, a grey day", "grey")).toEqual({ ...AT, excerpt: "grey" });
  });
});
