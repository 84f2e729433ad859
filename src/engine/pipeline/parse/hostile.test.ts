import { expect, it } from "vitest";
import { parseFile } from "../parse.ts";

/** Nearly as long as a file may be. Reading that takes the square of it takes minutes. */
const LENGTH = 900_000;
const filled = (piece: string) => piece.repeat(LENGTH / piece.length);

it.each<[string, string, string]>([
  [
    "spaces in a text that is not closed",
    `{"title": "${filled(" ")}x\n"a": 1}`,
    "not closed on its line",
  ],
  [
    "commas in a text that is not closed",
    `{"title": "${filled(", ")}x\n"a": 1}`,
    "not closed on its line",
  ],
  ["quotes and words", filled('"a"true'), "goes on after its end"],
  [
    "fields in a list far down",
    `{${"\n".repeat(LENGTH / 2)}"x": [${'"a":1,'.repeat(LENGTH / 12)}]}`,
    "not fields with names",
  ],
  ["line breaks in a text", `{"title": "${filled("\r{")}`, "not closed on its line"],
  ["line breaks and braces", `{"title": "${filled("{\r")}`, "not closed on its line"],
  ["missing commas", `[${filled("1 ")}]`, "comma is missing"],
  ["missing colons", `{${filled('"a" 1,')}}`, "colon is missing"],
  ["wrong brackets", filled("[}"), "This } closes the ["],
  ["one field many times", `{${filled('"a":1,')}"b":1}`, "stands here for the second time"],
  ["hidden characters", `{"a": "${"\u200b".repeat(LENGTH / 3)}"}`, "cannot be seen"],
  ["escaped hidden characters", `{"a": "${filled("\\u202e")}"}`, "turns the direction"],
])("a file of %s is named with few issues", (_, text, message) => {
  const { issues } = parseFile({ file: "/a.json", path: "a.json", bytes: Buffer.from(text) });
  expect(issues.some((issue) => issue.message.includes(message))).toBe(true);
  expect(issues.length).toBeLessThanOrEqual(100);
});
