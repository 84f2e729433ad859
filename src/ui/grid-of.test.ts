import { expect, it } from "vitest";
import { gridOf } from "./grid-of.ts";

const COUNTS = Array.from({ length: 16 }, (_, at) => at + 2);

it.each([2, 3, 4] as const)("leaves no hole in any row of %i columns", (wanted) => {
  for (const count of COUNTS) {
    const { columns, lead, leadsOnTablet } = gridOf(count, wanted);
    expect((count + lead - 1) % columns, `${count} cards`).toBe(0);
    expect((count + (leadsOnTablet ? 1 : 0)) % 2, `${count} cards on a tablet`).toBe(0);
  }
});

it.each([
  [2, 3, { columns: 2, lead: 1 }],
  [3, 3, { columns: 3, lead: 1 }],
  [4, 3, { columns: 2, lead: 1 }],
  [5, 3, { columns: 3, lead: 2 }],
  [7, 3, { columns: 3, lead: 3 }],
  [3, 4, { columns: 3, lead: 1 }],
] as const)("lays out %i cards for %i columns", (count, wanted, expected) => {
  expect(gridOf(count, wanted)).toMatchObject(expected);
});
