import { expect, it } from "vitest";
import { inFormOrder, withKey, withoutPart } from "./values.ts";

it("puts a new key where the form has it, and takes an emptied one away", () => {
  const block = { type: "faq", items: [] };
  const titled = withKey(block, "title", "Asked", ["eyebrow", "title", "items"]);
  expect(Object.keys(titled)).toEqual(["type", "title", "items"]);
  expect(withKey(titled, "title", undefined, [])).toEqual(block);
  expect(Object.keys(withKey(titled, "title", "New", []))).toEqual(["type", "title", "items"]);
});

it("shows words before lists and lists before settings", () => {
  const order = inFormOrder({
    tone: { label: "Tone", kind: "choice", options: [] },
    items: { label: "Items", kind: "list", least: 0, item: { label: "Entry", kind: "text" } },
    title: { label: "Title", kind: "text" },
  });
  expect(order.map(([key]) => key)).toEqual(["title", "items", "tone"]);
});

it("takes out one part and leaves the rest", () => {
  const page = { blocks: [{ type: "hero", titel: "x" }, { items: ["a", "b"] }] };
  expect(withoutPart(page, ["blocks", "0", "titel"])).toEqual({
    blocks: [{ type: "hero" }, { items: ["a", "b"] }],
  });
  expect(withoutPart(page, ["blocks", "1", "items", "0"]).blocks[1]).toEqual({ items: ["b"] });
});
