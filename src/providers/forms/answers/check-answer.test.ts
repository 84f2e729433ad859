import { expect, it } from "vitest";
import { checkAnswer } from "./check-answer.ts";

const MISSING = { choice: "missingChoice" } as const;

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
  expect(checkAnswer({ kind, value, needed: true }, MISSING)).toMatch(/^(missing|wrong)[A-Z]/);
});

it.each([
  ["text", "Houston"],
  ["email", " ada@example.com "],
  ["tel", "+1 (555) 010-0123"],
  ["tel", "555.0100"],
  ["choice", "Grand piano"],
])("a %s of %j is taken", (kind, value) => {
  expect(checkAnswer({ kind, value, needed: true }, MISSING)).toBeUndefined();
});

it("an answer that may stay open is only looked at when there is one", () => {
  expect(checkAnswer({ kind: "tel", value: "", needed: false }, MISSING)).toBeUndefined();
  expect(checkAnswer({ kind: "tel", value: "12", needed: false }, MISSING)).toBeDefined();
});

it("says of a missing answer what its kind needs", () => {
  expect(checkAnswer({ kind: "choice", value: " ", needed: true }, MISSING)).toBe("missingChoice");
  expect(checkAnswer({ kind: "consent", value: "", needed: true }, MISSING)).toBe("missingText");
});
