import { expect, it } from "vitest";
import { readTarget } from "./request-target.ts";

it.each([
  ["/", "/", ""],
  ["/about", "/about", ""],
  ["/about?from=mail", "/about", "from=mail"],
  ["/about?", "/about", ""],
  ["/about?a=/b?c", "/about", "a=/b?c"],
  ["/caf%C3%A9", "/café", ""],
  ["/%ff", "/%ff", ""],
  ["http://localhost:5173/about?x", "/about", "x"],
  ["https://localhost", "/", ""],
  ["HTTP://localhost?x", "/", "x"],
])("the target %s is the path %s with the query %j", (target, path, query) => {
  expect(readTarget(target)).toEqual({ path, query, isOdd: false });
});

it("a request without a target is for the home page", () => {
  expect(readTarget()).toEqual({ path: "/", query: "", isOdd: false });
});

it.each([
  "",
  "about",
  "*",
  "localhost:80",
  "http://[/",
  "ftp://localhost/a",
  "x/http://localhost/a",
])("the target %j is no path at all", (target) => {
  expect(readTarget(target)).toBeUndefined();
});

it.each(["/%", "/%4", "/%zz", "/a%00", "/100%/b?c"])(
  "the target %s has no path that can be read",
  (target) => {
    expect(readTarget(target)).toBeUndefined();
  },
);

it("a wrong escape in the query is no matter of the path", () => {
  expect(readTarget("/a?b=%zz")).toEqual({ path: "/a", query: "b=%zz", isOdd: false });
});

it.each([
  "//",
  "/a//b",
  "/\\a",
  "/a/../b",
  "/./a",
  "/a/%2e%2e/b",
  "/%2Fa",
  "/%5Ca",
  "/a%0Ab",
  "/a#b",
])("the target %s is odd: no page and no file has such a path", (target) => {
  expect(readTarget(target)?.isOdd).toBe(true);
});
