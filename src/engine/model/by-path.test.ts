import { expect, it } from "vitest";
import { byPath } from "./by-path.ts";

const PARTS = [{ path: "" }, { path: "/en" }, { path: "/en-gb" }];

it.each([
  ["/", ""],
  ["/en", "/en"],
  ["/en/about", "/en"],
  ["/en-gb/about", "/en-gb"],
  ["/english", ""],
  ["/de/en", ""],
])("%s belongs to the part at '%s'", (route, path) => {
  expect(byPath(PARTS, route).path).toBe(path);
});
