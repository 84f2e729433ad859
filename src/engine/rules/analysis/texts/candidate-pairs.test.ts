import { expect, it } from "vitest";
import { packNumbers } from "../../../pipeline/facts/numbers.ts";
import { candidatePairs } from "./candidate-pairs.ts";

const pairsOf = (sketches: number[][]) =>
  candidatePairs(sketches.map((numbers) => packNumbers(Uint32Array.from(numbers))));

it("pages that share two numbers or more are compared, in their order", () => {
  expect(pairsOf([[1, 2, 3], [7], [3, 9, 2], [], [1, 8, 3]])).toEqual([
    [0, 2],
    [0, 4],
  ]);
});

it("numbers that differ in one bit, wherever it is, are not the same", () => {
  for (let bit = 0; bit < 32; bit += 1) {
    const other = (1 << bit) >>> 0;
    expect(
      pairsOf([
        [5, 0],
        [5, other],
      ]),
    ).toEqual([]);
    expect(
      pairsOf([
        [other, 0],
        [0, other],
      ]),
    ).toEqual([[0, 1]]);
  }
});

it.each([
  [12, 66],
  [13, 0],
])("numbers that %i pages share make %i pairs", (count, pairs) => {
  expect(pairsOf(Array.from({ length: count }, () => [1, 2]))).toHaveLength(pairs);
});
