import { expect, it } from "vitest";
import { isToFail } from "./is-to-fail.ts";

it("only an address of the name fail lets sending fail", () => {
  expect(["fail@example.com", " FAIL@x.org"].map(isToFail)).toEqual([true, true]);
  expect(["failure@example.com", "ada@fail.com"].map(isToFail)).toEqual([false, false]);
});
