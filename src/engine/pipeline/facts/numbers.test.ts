import { expect, it } from "vitest";
import { packNumbers, unpackAll, unpackNumbers } from "./numbers.ts";

it.each([[[]], [[0]], [[1, -1]], [[2 ** 31 - 1, -(2 ** 31), 7]], [[1, 2, 3, 4, 5]]])(
  "the numbers %j are the same after they were packed",
  (numbers) => {
    const packed = packNumbers(Int32Array.from(numbers));
    expect(JSON.parse(JSON.stringify(packed))).toBe(packed);
    expect([...unpackNumbers(packed)]).toEqual(numbers);
  },
);

it("a part of a longer list is packed alone", () => {
  const part = Int32Array.of(1, 2, 3, 4).subarray(1, 3);
  expect([...unpackNumbers(packNumbers(part))]).toEqual([2, 3]);
});

it("many texts are unpacked one after another, each of which is found again", () => {
  const lists = [[5, 6], [], [-7], [8, 9, 10]];
  const { numbers, starts } = unpackAll(lists.map((list) => packNumbers(Int32Array.from(list))));
  expect([...numbers]).toEqual(lists.flat());
  expect(lists.map((_, at) => [...numbers.subarray(starts[at], starts[at + 1])])).toEqual(lists);
});
