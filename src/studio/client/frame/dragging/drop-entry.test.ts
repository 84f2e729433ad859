import { expect, test } from "vitest";
import { dropEntryAt, standsInRow } from "./drop-entry.ts";

/** Two rows of cards, the second with a single one. */
const CARDS = [
  { top: 0, left: 0, width: 100, height: 80 },
  { top: 0, left: 120, width: 100, height: 90 },
  { top: 100, left: 0, width: 100, height: 80 },
];
const ROWS = [
  { top: 0, left: 0, width: 300, height: 40 },
  null,
  { top: 40, left: 0, width: 300, height: 40 },
];

test("cards in a row are left and right of each other", () => {
  expect(dropEntryAt(CARDS, 2, { x: 30, y: 40 }, false)).toEqual({
    ...{ index: 0, top: 0, left: 0, width: 0, height: 80 },
  });
  expect(dropEntryAt(CARDS, 2, { x: 70, y: 40 }, false)).toMatchObject({ index: 1, left: 100 });
  expect(dropEntryAt(CARDS, 0, { x: 250, y: 20 }, false)).toMatchObject({ index: 2, left: 220 });
});

test("rows from right to left begin on the right", () => {
  expect(dropEntryAt(CARDS, 2, { x: 200, y: 40 }, true)).toMatchObject({ index: 1, left: 220 });
  expect(dropEntryAt(CARDS, 2, { x: 30, y: 40 }, true)).toMatchObject({ index: 1, left: 0 });
});

test("entries below each other, and one alone in its row, are above and below", () => {
  expect(dropEntryAt(ROWS, 2, { x: 10, y: 5 }, false)).toEqual({
    ...{ index: 0, top: 0, left: 0, width: 300 },
  });
  expect(dropEntryAt(ROWS, 0, { x: 10, y: 70 }, false)).toMatchObject({ index: 3, top: 80 });
  expect(dropEntryAt(CARDS, 0, { x: 30, y: 170 }, false)).toMatchObject({ index: 3, top: 180 });
  expect(standsInRow(CARDS, 0)).toBe(true);
  expect(standsInRow(CARDS, 2)).toBe(false);
});

test("an entry that would stay lands nowhere", () => {
  expect(dropEntryAt(CARDS, 0, { x: 70, y: 40 }, false)).toBeUndefined();
  expect(dropEntryAt(CARDS, 0, { x: 130, y: 40 }, false)).toBeUndefined();
  expect(dropEntryAt(ROWS, 0, { x: 10, y: 45 }, false)).toBeUndefined();
  expect(dropEntryAt([null], 0, { x: 10, y: 45 }, false)).toBeUndefined();
});
