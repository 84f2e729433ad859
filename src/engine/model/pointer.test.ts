import { expect, it } from "vitest";
import { definitionName } from "./json-schema.ts";
import { appendPointer, parentPointer, pointerKeys, valueAt } from "./pointer.ts";

/** Keys with the signs that mean something in a pointer, and how RFC 6901 writes them. */
it.each([
  ["a", "/a"],
  ["", "/"],
  ["a/b", "/a~1b"],
  ["m~n", "/m~0n"],
  ["~1", "/~01"],
  ["~0", "/~00"],
  ["/~/", "/~1~0~1"],
])("the key %j is written %s, and read again as it was", (key, pointer) => {
  expect(appendPointer("", key)).toBe(pointer);
  expect(pointerKeys(appendPointer("/facts", key))).toEqual(["facts", key]);
  expect(valueAt({ facts: { [key]: 5 } }, appendPointer("/facts", key))).toBe(5);
});

it("a pointer leads to nothing where there is none, whatever all objects have", () => {
  for (const pointer of ["/b", "/a/b", "/toString", "/a/length"])
    expect(valueAt({ a: 5 }, pointer)).toBeUndefined();
  expect(valueAt({ a: 5 }, "")).toEqual({ a: 5 });
});

it("counts the entries of lists, and knows what holds a value", () => {
  expect(appendPointer("/blocks", 0)).toBe("/blocks/0");
  expect(["/a/b/0", "/a", ""].map(parentPointer)).toEqual(["/a/b", "", ""]);
  expect(pointerKeys("")).toEqual([]);
  expect(valueAt({ a: [{ b: null }] }, "/a/0/b")).toBeNull();
  expect(valueAt({ a: null }, "/a/b")).toBeUndefined();
  expect(valueAt(undefined, "/a")).toBeUndefined();
});

it("knows a definition by what refers to it", () => {
  expect(definitionName("#/definitions/PageList")).toBe("PageList");
  expect(definitionName("#/definitions/Partial%3CA%3E")).toBe("Partial<A>");
});
