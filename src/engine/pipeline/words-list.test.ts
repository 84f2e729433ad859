import { expect, it } from "vitest";
import { readWords, wordsText } from "./words-list.ts";

const read = (text: string) =>
  readWords({ file: "/pages/_words.txt", path: "_words.txt", bytes: Buffer.from(text) });

it("has a word a line, whatever ends the lines and stands between them", () => {
  expect(read("\uFEFFCrumb\r\n\r\n  levain \nÄnne\n")).toEqual({
    words: ["Crumb", "levain", "Änne"],
    issues: [],
  });
  expect(read("")).toEqual({ words: [], issues: [] });
});

it("is reported when it is not UTF-8", () => {
  const { words, issues } = readWords({
    file: "/pages/_words.txt",
    path: "_words.txt",
    bytes: Buffer.from([0x4c, 0xe4, 0x69, 0x62]),
  });
  expect(words).toBeUndefined();
  expect(issues.map(({ rule }) => rule)).toEqual(["json-encoding"]);
});

it("is written in the order of a dictionary, every word once", () => {
  expect(wordsText(["levain", "Crumb", "levain", "crumb", "autolyse"])).toBe(
    "autolyse\nCrumb\ncrumb\nlevain\n",
  );
  expect(wordsText(["crumb", "Crumb"])).toBe(wordsText(["Crumb", "crumb"]));
  expect(wordsText([])).toBe("");
});
