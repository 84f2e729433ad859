import { expect, it } from "vitest";
import { slugify } from "./slug.ts";

it("makes of a name what can stand in an address", () => {
  expect(
    ["New York", "O’Hare's  Café & Bar!", "--a--", "Straße 5", "Ünïcödé", "東京"].map(slugify),
  ).toEqual(["new-york", "ohares-cafe-bar", "a", "stra-e-5", "unicode", ""]);
});
