import { expect, it } from "vitest";
import { linesOrText, linked, marked } from "./markdown-marks.ts";

it("sets words bold and takes it back", () => {
  const bold = marked({ text: "one two", start: 4, end: 7 }, "bold");
  expect(bold).toEqual({ text: "one **two**", start: 6, end: 9 });
  expect(marked(bold, "bold")).toEqual({ text: "one two", start: 4, end: 7 });
});

it("makes a list of the lines selected, and text of the list", () => {
  const list = marked({ text: "a\nb\nc", start: 0, end: 3 }, "bullets");
  expect(list.text).toBe("- a\n- b\nc");
  expect(marked(list, "numbers").text).toBe("1. a\n2. b\nc");
  expect(marked(list, "bullets").text).toBe("a\nb\nc");
});

it("links the selected words", () => {
  expect(linked({ text: "see us", start: 4, end: 6 }, "/contact").text).toBe("see [us](/contact)");
});

it("writes one line as a text and several as lines, in the form there was", () => {
  expect(linesOrText("one", "old", true)).toBe("one");
  expect(linesOrText("one", ["old"], true)).toEqual(["one"]);
  expect(linesOrText("one\n\ntwo", "old", true)).toEqual(["one", "", "two"]);
  expect(linesOrText("", "old", false)).toBeUndefined();
});
