import { expect, it } from "vitest";
import { readStudioAddress, writeStudioAddress } from "./address.ts";

it.each([
  ["visit.json", "", "#visit.json"],
  ["breads/rye.json", "/blocks/1/title", "#breads/rye.json:/blocks/1/title"],
  ["article/[id].json", "/a~1b:c #%", "#article/%5Bid%5D.json:/a~1b%3Ac%20%23%25"],
])("%s %s is written and read again", (path, pointer, hash) => {
  expect(writeStudioAddress({ path, pointer })).toBe(hash);
  expect(readStudioAddress(hash)).toEqual({ path, pointer });
});

it("reads addresses as the browser shows them, and nothing from broken ones", () => {
  expect(readStudioAddress("#article/[id].json")).toEqual({
    path: "article/[id].json",
    pointer: "",
  });
  expect(readStudioAddress("")).toEqual({ path: "", pointer: "" });
  expect(readStudioAddress("#visit.json:/%E0%A4%A")).toEqual({ path: "", pointer: "" });
});
