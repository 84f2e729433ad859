import { expect, it } from "vitest";
import { createRecent } from "./recent.ts";

it("forgets what nobody has asked for in the longest time", () => {
  const recent = createRecent<string, number>(2);
  recent.set("a", 1);
  recent.set("b", 2);
  expect(recent.get("a")).toBe(1);
  recent.set("c", 3);
  expect(["a", "b", "c"].map(recent.get)).toEqual([1, undefined, 3]);
});

it("replaces a value, and evicts one", () => {
  const recent = createRecent<string, number>(2);
  recent.set("a", 1);
  recent.set("a", 2);
  expect(recent.get("a")).toBe(2);
  recent.delete("a");
  expect(recent.get("a")).toBeUndefined();
});
