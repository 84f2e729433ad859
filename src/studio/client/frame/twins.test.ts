import { expect, it } from "vitest";
import { hasTwins } from "./twins.ts";

it("finds entries that components would take for the same", () => {
  expect(hasTwins({ items: [{ title: "" }, { title: "" }] })).toBe(true);
  expect(hasTwins({ items: [{ title: "a", text: [{ tag: "p" }] }, { title: "b" }] })).toBe(false);
  expect(hasTwins({ list: { rows: ["a", "a"] } })).toBe(true);
  expect(hasTwins({ title: "a", text: "a" })).toBe(false);
});
