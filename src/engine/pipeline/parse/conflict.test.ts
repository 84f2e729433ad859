import { expect, it } from "vitest";
import { withoutConflicts } from "./conflict.ts";

/** Lines of which those that begin with a dot are left out. */
function split(lines: string[]) {
  const text = lines.map((line) => line.replace(/^\./, ""));
  const kept = lines.map((line) => (line.startsWith(".") ? " ".repeat(line.length - 1) : line));
  return { text: text.join("\n"), kept: kept.join("\n") };
}

const BEGINNING = "Two changes of this file were not merged.";
const MARK = "A mark of a merge that was not finished stands here.";

it.each<[string, string[], [line: number, message: string][]]>([
  [
    "two sides",
    ["a", ".<<<<<<< HEAD", "b", ".=======", ".c", ".>>>>>>> other", "d"],
    [[1, BEGINNING]],
  ],
  [
    "three sides",
    [".<<<<<<< HEAD", "b", ".||||||| base", ".x", ".=======", ".c", ".>>>>>>> other", "d"],
    [[0, BEGINNING]],
  ],
  [
    "two conflicts",
    [
      ".<<<<<<< a",
      "b",
      ".=======",
      ".c",
      ".>>>>>>> d",
      "e",
      ".<<<<<<< a",
      "f",
      ".=======",
      ".>>>>>>>",
    ],
    [
      [0, BEGINNING],
      [6, BEGINNING],
    ],
  ],
  ["a first side that is not ended", [".<<<<<<< HEAD", "b"], [[0, BEGINNING]]],
  [
    "marks without a beginning",
    ["a", ".=======", "b", ".>>>>>>> other", "c"],
    [
      [1, MARK],
      [3, MARK],
    ],
  ],
  ["a base without a beginning", [".||||||| base", "a"], [[0, MARK]]],
  [
    "other line ends",
    [".<<<<<<< HEAD\r", "a\r", ".=======\r", ".b\r", ".>>>>>>> c\r"],
    [[0, BEGINNING]],
  ],
  [
    "a conflict within another",
    [".<<<<<<< a", "b", ".<<<<<<< c", "d", ".=======", ".>>>>>>> c"],
    [
      [0, BEGINNING],
      [2, BEGINNING],
    ],
  ],
  ["words that begin like marks", ["=======a", "<<<<<< b", "<<<<<<<< c", " ======="], []],
  ["nothing", ["a", "b"], []],
])("of %s the first is kept, and everything keeps its position", (_, lines, mistakes) => {
  const { text, kept } = split(lines);
  const starts = lines.map(
    (_, at) => text.split("\n").slice(0, at).join("\n").length + (at > 0 ? 1 : 0),
  );
  const merged = withoutConflicts(text);
  expect(merged.text).toBe(kept);
  expect(merged.mistakes).toEqual(
    mistakes.map(([line, message]) => ({
      offset: starts[line],
      length: text.split("\n")[line]?.length,
      message,
      hint: expect.stringContaining("Keep the side that is right"),
    })),
  );
});
