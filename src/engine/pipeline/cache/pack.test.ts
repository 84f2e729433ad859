import { expect, it } from "vitest";
import { pack, unpack } from "./pack.ts";

const COLUMNS = {
  texts: { name: ["rye", "", "Käse – 12,90 €"], note: [new TextEncoder().encode("½"), "b", "c"] },
  numbers: { asked: [[1, 2, 70_000], [], [-1]] },
};

it("gives back every cell, empty ones and those that are not ASCII as well", () => {
  const packed = unpack(pack(COLUMNS));
  expect(packed?.rows).toBe(3);
  expect([0, 1, 2].map((row) => packed?.text("name", row))).toEqual(COLUMNS.texts.name);
  expect([0, 1, 2].map((row) => packed?.text("note", row))).toEqual(["½", "b", "c"]);
  expect([0, 1, 2].map((row) => [...(packed?.numbers("asked", row) ?? [])])).toEqual(
    COLUMNS.numbers.asked,
  );
});

it("gives nothing of a column that is not there", () => {
  expect(unpack(pack(COLUMNS))?.text("other", 1)).toBe("");
});

it("packs no rows", () => {
  expect(unpack(pack({ texts: { name: [] }, numbers: {} }))?.rows).toBe(0);
});

it("reads cells from any part of a larger buffer", () => {
  const whole = pack(COLUMNS);
  for (const offset of [1, 2, 3, 4]) {
    const larger = Buffer.concat([Buffer.alloc(offset), whole]);
    expect([...(unpack(larger.subarray(offset))?.numbers("asked", 0) ?? [])]).toEqual([
      1, 2, 70_000,
    ]);
  }
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
