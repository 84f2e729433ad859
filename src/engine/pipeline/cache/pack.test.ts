import { expect, it } from "vitest";
import { everyNumber, numbersOf, type Packed, pack, textOf, unpack } from "./pack.ts";

const COLUMNS = {
  name: ["rye", "", "Käse – 12,90 €"],
  asked: [Int32Array.of(1, 2, 70_000), Int32Array.of(), Int32Array.of(-1)],
};

const texts = (packed: Packed | undefined, column: string) =>
  Array.from({ length: packed?.rows ?? 0 }, (_, row) => packed && textOf(packed.cell(column, row)));
const numbers = (packed: Packed | undefined, column: string) =>
  Array.from(
    { length: packed?.rows ?? 0 },
    (_, row) => packed && [...numbersOf(packed.cell(column, row))],
  );

it("gives back every cell, empty ones and those that are not ASCII as well", () => {
  const packed = unpack(pack(COLUMNS));
  expect(packed?.rows).toBe(3);
  expect(texts(packed, "name")).toEqual(COLUMNS.name);
  expect(numbers(packed, "asked")).toEqual([[1, 2, 70_000], [], [-1]]);
  expect(texts(packed, "other")).toEqual(["", "", ""]);
});

it("takes over cells as they were read, in any order and among new ones", () => {
  const first = unpack(pack(COLUMNS));
  const other = unpack(pack({ name: ["½", "b"] }));
  if (!first || !other) throw new Error("They are whole.");
  const name = [
    ...[0, 1, 2].map((row) => first.cell("name", row)),
    "new",
    ...[2, 0, 0].map((row) => first.cell("name", row)),
    other.cell("name", 0),
  ];
  const again = unpack(pack({ name }));
  expect(texts(again, "name")).toEqual([
    "rye",
    "",
    "Käse – 12,90 €",
    "new",
    "Käse – 12,90 €",
    "rye",
    "rye",
    "½",
  ]);
});

it("says whether all numbers of a cell pass a test", () => {
  const cell = unpack(pack({ asked: [Int32Array.of(1, 2, 3)] }))?.cell("asked", 0);
  if (!cell) throw new Error("It is whole.");
  for (const numbers of [cell, Int32Array.of(1, 2, 3)]) {
    expect(everyNumber(numbers, (number) => number < 4)).toBe(true);
    expect(everyNumber(numbers, (number) => number < 3)).toBe(false);
  }
});

it("packs no rows", () => {
  expect(unpack(pack({ name: [] }))?.rows).toBe(0);
});

it("gives nothing when any byte is damaged or missing", () => {
  const whole = pack(COLUMNS);
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    expect(unpack(damaged), `byte ${at}`).toBeUndefined();
    expect(unpack(whole.subarray(0, at)), `${at} bytes`).toBeUndefined();
  }
});
