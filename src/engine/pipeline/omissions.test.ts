import { expect, it } from "vitest";
import type { Issue } from "../model/issue.ts";
import {
  asWritten,
  holds,
  isIncomplete,
  isOmitted,
  isRepaired,
  omissionsAt,
  type Repairs,
  wholeFile,
  writtenPointer,
} from "./omissions.ts";

const MADE: Repairs = {
  omissions: [{ pointer: "/blocks/1" }, { pointer: "/title" }],
  renamed: new Map([
    ["/blocks/0/items", "/blocks/0/entries"],
    ["/blocks/0", "/sections/0"],
  ]),
};

it.each([
  ["/title", true, true, true],
  ["/title/0", true, true, true],
  ["/titles", false, false, false],
  ["/blocks/1/a", true, true, true],
  ["/blocks/10", false, false, false],
  ["/blocks", false, true, true],
  ["", false, true, true],
  ["/blocks/0", false, false, true],
  ["/blocks/0/items", false, false, true],
  ["/blocks/0/items/1", false, false, false],
])(
  "of %j is known whether it was left out, lacks anything, or was changed",
  (pointer, omitted, incomplete, repaired) => {
    expect([
      isOmitted(MADE, pointer),
      isIncomplete(MADE, pointer),
      isRepaired(MADE, pointer),
    ]).toEqual([omitted, incomplete, repaired]);
  },
);

it("nothing was left out of a file that is right, and everything of one that cannot be read", () => {
  expect(isOmitted(undefined, "/a")).toBe(false);
  expect(isIncomplete(undefined, "")).toBe(false);
  const whole = wholeFile("text");
  expect(whole).toEqual({ omissions: [{ pointer: "", value: "text" }], renamed: new Map() });
  expect([isOmitted(whole, ""), isOmitted(whole, "/a")]).toEqual([true, true]);
  expect(omissionsAt(MADE, "/blocks")).toEqual([{ pointer: "/blocks/1" }]);
});

it.each([
  ["/blocks/0/items/2/text", "/blocks/0/entries/2/text"],
  ["/blocks/0/items", "/blocks/0/entries"],
  ["/blocks/0/title", "/sections/0/title"],
  ["/blocks/1", "/blocks/1"],
  ["", ""],
])("%s is written at %s", (pointer, written) => {
  expect(writtenPointer(MADE, pointer)).toBe(written);
});

it("a word is found in whatever was left out, in values and in names", () => {
  expect(holds("see #form", "form")).toBe(true);
  expect(holds({ a: [{ form: 1 }] }, "form")).toBe(true);
  expect(holds({ a: ["#form"] }, "form")).toBe(true);
  expect([holds({ a: 5, b: null }, "form"), holds(null, "form"), holds(5, "form")]).toEqual([
    ...[false, false, false],
  ]);
});

it("issues are given where their files are written, and none of what was put in", () => {
  const issue = (file: string, pointer: string) => ({ file, pointer }) as Issue;
  const issues = [
    issue("/a", "/blocks/0/items"),
    issue("/a", "/title"),
    issue("/a", ""),
    issue("/b", "/title"),
  ];
  expect(asWritten(issues, new Map([["/a", MADE]]))).toEqual([
    issue("/a", "/blocks/0/entries"),
    issue("/a", ""),
    issue("/b", "/title"),
  ]);
  expect(asWritten([issue("/a", "")], new Map([["/a", wholeFile()]]))).toHaveLength(1);
  expect(asWritten(issues, new Map())).toBe(issues);
});
