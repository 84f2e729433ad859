import { expect, it } from "vitest";
import { kindOf, parentsOf } from "./kinds.ts";

const ask = { name: "What is it called?" };
const CITY = {
  kind: "city",
  label: "a city",
  ask,
  path: "/locations/<in>/<name>",
  hasParent: true,
};
const STATE = { kind: "state", label: "a state", ask, path: "/locations/<name>", hasParent: false };
const KINDS = [CITY, STATE];

it.each([
  ["/locations/texas/houston", "city"],
  ["/locations/texas", "state"],
  ["/about", undefined],
  ["/", undefined],
  [undefined, undefined],
])("a page beside %s is first thought to be of its kind", (route, kind) => {
  expect(kindOf(KINDS, route)?.kind).toBe(kind);
});

it("a page lies in one of those that lie where its kind says", () => {
  const pages = ["/", "/locations", "/locations/texas", "/locations/texas/waco", "/about"].map(
    (route) => ({ route }),
  );
  expect(parentsOf(CITY, pages)).toEqual([{ route: "/locations/texas" }]);
  expect(parentsOf(STATE, pages)).toEqual([]);
});
