import { expect, it } from "vitest";
import { repeatedNumbers } from "./repeated-numbers.ts";

it("numbers that stand twice are found, whatever their sign and size", () => {
  const numbers = [0, 1, 7, 8, -1, 2 ** 31 - 1, -(2 ** 31), 123_456_789];
  expect([...repeatedNumbers(Int32Array.from([...numbers, 5, ...numbers]))]).toEqual(numbers);
});

it("numbers that stand once are not, also where they share their lower bits", () => {
  const numbers = Array.from({ length: 10_000 }, (_, at) => Math.imul(at + 1, 0x9e3779b1));
  expect(repeatedNumbers(Int32Array.from([...numbers, 3, 3 + 2 ** 24, 3 + 2 ** 25])).size).toBe(0);
});
