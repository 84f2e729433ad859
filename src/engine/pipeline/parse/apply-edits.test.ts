import { expect, it } from "vitest";
import { applyEdits, offsetBefore } from "./apply-edits.ts";

const TEXT = "0123456789";
const A = { offset: 2, length: 1, text: "aa" };
const B = { offset: 5, length: 2, text: "" };
const C = { offset: 9, length: 0, text: "ccc" };

it("changes are made where they stand, in whatever order they come", () => {
  for (const edits of [
    [A, B, C],
    [C, B, A],
    [B, C, A],
  ])
    expect(applyEdits(TEXT, edits)).toBe("01aa3478ccc9");
});

it("of two changes that overlap the first is made, of two at one position the shorter", () => {
  const over = { offset: 4, length: 2, text: "x" };
  expect(applyEdits(TEXT, [B, over])).toBe("0123x6789");
  expect(applyEdits(TEXT, [{ ...A, length: 3 }, A])).toBe("01aa3456789");
});

it("a change beside another overlaps nothing", () => {
  expect(applyEdits(TEXT, [A, { offset: 3, length: 1, text: "b" }])).toBe("01aab456789");
});

it("every letter that stays is found where it was", () => {
  const edits = [C, A, B];
  const changed = applyEdits(TEXT, edits);
  for (const [at, letter] of [...changed].entries())
    if (/\d/.test(letter)) expect(TEXT.charAt(offsetBefore(edits, at))).toBe(letter);
    else expect(offsetBefore(edits, at)).toBe(letter === "a" ? A.offset : C.offset);
});
