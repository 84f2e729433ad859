import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { businessTypes } from "./business-types.ts";

it("the kinds of businesses are those of schema.org: `npm run schema` writes them", () => {
  const { path, text } = businessTypes(".");
  expect(text()).toBe(readFileSync(path, "utf8"));
  const names = [...text().matchAll(/\| "(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(["LocalBusiness", "BikeStore", "IceCreamShop"]));
  expect(names).not.toContain("Organization");
});
