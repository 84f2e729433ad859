import { expect, it } from "vitest";
import { typedPath } from "./typed-path.ts";

it.each([
  ["/texas/waco", "/texas/waco"],
  [" texas/waco ", "/texas/waco"],
  ["/texas/waco/", "/texas/waco"],
  ["https://www.example.com/texas/waco", "/texas/waco"],
  ["https://www.example.com", "/"],
  ["https://www.example.org/texas/waco", "https://www.example.org/texas/waco"],
])("takes “%s” for %s", (text, path) => {
  expect(typedPath(text, "https://www.example.com")).toBe(path);
});
