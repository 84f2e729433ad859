import { expect, it } from "vitest";
import { gridColumns } from "./grid-columns.ts";

it.each([
  [1, 3, 2],
  [2, 3, 2],
  [3, 3, 3],
  [3, 2, 2],
  [3, 4, 3],
  [4, 3, 2],
  [4, 4, 4],
  [5, 3, 3],
] as const)("%i for %i columns", (count, wanted, expected) => {
  expect(gridColumns(count, wanted)).toBe(expected);
});
