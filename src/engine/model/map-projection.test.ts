import { expect, it } from "vitest";
import { isOnDrawing, projectionFrom } from "./map-projection.ts";

const NORTH_WEST = { x: 10, y: 20, position: { latitude: 60, longitude: -10 } };
const SOUTH_EAST = { x: 90, y: 80, position: { latitude: 0, longitude: 30 } };

it("sets positions between two points that are known", () => {
  const project = projectionFrom([NORTH_WEST, SOUTH_EAST]);
  expect(project?.(NORTH_WEST.position)).toEqual({ x: 10, y: 20 });
  const end = project?.(SOUTH_EAST.position);
  expect(end?.x).toBeCloseTo(90);
  expect(end?.y).toBeCloseTo(80);
  const middle = project?.({ latitude: 30, longitude: 10 });
  expect(middle?.x).toBeCloseTo(50);
  // Mercator's 30° is 31.47° of 75.46°.
  expect(middle?.y).toBeCloseTo(80 - (60 * 31.473) / 75.456, 2);
  expect(projectionFrom([SOUTH_EAST, NORTH_WEST])?.({ latitude: 0, longitude: 10 }).x).toBeCloseTo(
    50,
  );
});

it.each([
  ["one point", [NORTH_WEST]],
  ["one point twice", [NORTH_WEST, NORTH_WEST]],
  [
    "points of one latitude",
    [NORTH_WEST, { ...SOUTH_EAST, position: { latitude: 60, longitude: 30 } }],
  ],
  [
    "points of one longitude",
    [NORTH_WEST, { ...SOUTH_EAST, position: { latitude: 0, longitude: -10 } }],
  ],
  ["points above one another on the drawing", [NORTH_WEST, { ...SOUTH_EAST, x: 10 }]],
  ["points with the south above", [NORTH_WEST, { ...SOUTH_EAST, y: 10 }]],
  ["points with the east on the left", [NORTH_WEST, { ...SOUTH_EAST, x: 5 }]],
])("makes nothing of %s", (_, references) => {
  expect(projectionFrom(references)).toBeUndefined();
});

it("knows what lies on the drawing", () => {
  const points = [
    { x: 0, y: 100 },
    { x: -0.1, y: 50 },
    { x: 50, y: 100.1 },
  ];
  expect(points.map(isOnDrawing)).toEqual([true, false, false]);
});
