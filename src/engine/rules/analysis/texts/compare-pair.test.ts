import { expect, it } from "vitest";
import { comparePair } from "./compare-pair.ts";

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const text = (words: number[], names: number[] = []) => ({ words: Int32Array.from(words), names });

it("a text is all of itself, and of a longer one", () => {
  expect(comparePair(text(range(1, 100)), text(range(1, 100)))).toBe(1);
  expect(comparePair(text(range(1, 50)), text(range(1, 400)))).toBe(1);
  expect(comparePair(text(range(1, 400)), text(range(1, 50)))).toBe(1);
});

it("texts with nothing in common share nothing, nor do texts of a few words", () => {
  expect(comparePair(text(range(1, 100)), text(range(1000, 100)))).toBe(0);
  expect(comparePair(text([1, 2, 3, 4]), text([1, 2, 3, 4]))).toBe(0);
  expect(comparePair(text([]), text([]))).toBe(0);
});

it("what stands in one text several times counts once", () => {
  const first = text([...range(1, 10), ...range(1, 10), ...range(500, 10)]);
  const second = text([...range(1, 10), ...range(900, 20)]);
  // The first has 20 shingles of five words that differ, as 6 of its 26 are there again.
  expect(comparePair(first, second)).toBeCloseTo(6 / 20, 5);
});

it.each([
  [24, 20 / 96],
  [23, 0],
])("a fifth of the shorter one is reported as it is written: %i of 100 words", (same, share) => {
  const first = text([...range(1, same), ...range(1000, 100 - same)]);
  const second = text([...range(1, same), ...range(5000, 100 - same)]);
  expect(comparePair(first, second)).toBeCloseTo(share, 5);
});

it("names of either page are masked in both", () => {
  const named = (name: number) =>
    range(1, 100).flatMap((word) => [word, ...(word % 3 ? [] : [name])]);
  expect(comparePair(text(named(700)), text(named(800)))).toBe(0);
  expect(comparePair(text(named(700), [700]), text(named(800), [800]))).toBe(1);
  expect(comparePair(text(named(700)), text(named(800), [700, 800]))).toBe(1);
});
