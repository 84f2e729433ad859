import { expect, it } from "vitest";
import { checkAnswer, isToFail } from "./check-answer.ts";

it.each([
  ["text", ""],
  ["name", "  "],
  ["choice", ""],
  ["email", "ada"],
  ["email", "ada@example"],
  ["email", "ada lopez@example.com"],
  ["tel", "123456"],
  ["tel", "1234567890123456"],
  ["tel", "call me at 555 0100"],
])("a %s of %j is asked for again", (kind, value) => {
  expect(checkAnswer({ kind, value, needed: true })).toMatch(/^(missing|wrong)[A-Z]/);
});

it.each([
  ["text", "Houston"],
  ["email", " ada@example.com "],
  ["tel", "+1 (555) 010-0123"],
  ["tel", "555.0100"],
  ["choice", "Medical spa"],
])("a %s of %j is taken", (kind, value) => {
  expect(checkAnswer({ kind, value, needed: true })).toBeUndefined();
});

it("an answer that may stay open is only looked at when there is one", () => {
  expect(checkAnswer({ kind: "tel", value: "", needed: false })).toBeUndefined();
  expect(checkAnswer({ kind: "tel", value: "12", needed: false })).toBeDefined();
});

it("only an address of the name fail lets sending fail", () => {
  expect(["fail@example.com", " FAIL@x.org"].map(isToFail)).toEqual([true, true]);
  expect(["failure@example.com", "ada@fail.com"].map(isToFail)).toEqual([false, false]);
});
