import { describe, expect, it } from "vitest";
import { ancestorsOf, matchesPattern, parentOf, routeOfFile } from "./route.ts";

describe("routeOfFile", () => {
  it.each([
    ["index.json", "/"],
    ["about.json", "/about"],
    ["locations/texas/index.json", "/locations/texas"],
    ["locations/texas/houston.json", "/locations/texas/houston"],
    ["article/[id].json", "/article/:id"],
  ])("%s answers %s", (path, route) => {
    expect(routeOfFile(path)).toBe(route);
  });
});

describe("matchesPattern", () => {
  it.each(["/article/1", "/article/123"])("%s is an article", (path) => {
    expect(matchesPattern({ route: "/article/:id", id: String.raw`[1-9]\d{0,15}` }, path)).toBe(
      true,
    );
  });

  it.each([
    "/article",
    "/article/",
    "/article/0",
    "/article/01",
    "/article/x",
    "/article/1/2",
    "/article/-1",
    "/article/1.5",
  ])("%s is none", (path) => {
    expect(matchesPattern({ route: "/article/:id", id: String.raw`[1-9]\d{0,15}` }, path)).toBe(
      false,
    );
  });
});

it("walks up to the home page", () => {
  expect(parentOf("/about")).toBe("/");
  expect(parentOf("/")).toBeUndefined();
  expect(ancestorsOf("/locations/texas/houston")).toEqual(["/", "/locations", "/locations/texas"]);
});
