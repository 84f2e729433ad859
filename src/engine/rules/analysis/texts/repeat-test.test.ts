import { expect, it } from "vitest";
import { createRepeatTest } from "./repeat-test.ts";

it("a key that is given twice may repeat, whatever its sign and size", () => {
  const keys = [0, 1, 7, 8, -1, 2 ** 31 - 1, -(2 ** 31), 123_456_789];
  const mayRepeat = createRepeatTest([...keys, ...keys]);
  expect(keys.filter(mayRepeat)).toEqual(keys);
});

it("of keys that are given once next to none may repeat", () => {
  const keys = Array.from({ length: 10_000 }, (_, at) => Math.imul(at + 1, 0x9e3779b1));
  expect(keys.filter(createRepeatTest(keys)).length).toBeLessThan(50);
});
