import { expect, it } from "vitest";
import { placeAreas } from "./place-areas.ts";

it("pages of places go on to stand for states and cities", () => {
  const value = {
    subjects: [
      { path: "/a", kind: "service" },
      { path: "/b", kind: "place" },
    ],
  };
  expect(placeAreas.migrate({ kind: "site", value }).changes).toEqual([
    { pointer: "/subjects/1/areas", value: ["State", "City"] },
  ]);
});

it.each([
  ["site", {}],
  ["site", null],
  ["site", { subjects: "x" }],
  ["site", { subjects: [null, { kind: "place", areas: ["Country"] }] }],
  ["page", { subjects: [{ kind: "place" }] }],
] as const)("adds nothing to a %s with %j", (kind, value) => {
  expect(placeAreas.migrate({ kind, value }).changes).toEqual([]);
});
