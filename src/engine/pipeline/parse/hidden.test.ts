import { describe, expect, it } from "vitest";
import { applyEdits } from "./apply-edits.ts";
import { hiddenIssues, hidesSomething } from "./hidden.ts";

const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => code).filter(
  (code) => ![9, 10, 13].includes(code) && (code < 0x20 || code > 0x7e),
);
const OTHERS = [0x200b, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0xfeff, 0xfffe, 0xffff];
const escaped = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;
const named = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;

describe("characters that nobody sees", () => {
  it.each([...CONTROLS, ...OTHERS].map((code) => [named(code), code] as const))(
    "%s is named however it is written",
    (name, code) => {
      const written = [escaped(code), ...(code < 0x20 ? [] : [String.fromCharCode(code)])];
      for (const one of written) {
        const text = `{ "title": "A${one}B" }`;
        const [issue, ...more] = hiddenIssues("/a.json", text);
        expect(more).toEqual([]);
        expect(issue?.message).toContain(name);
        expect(issue?.span).toEqual({ offset: 13, length: one.length });
        expect(issue?.fix && "edits" in issue.fix && applyEdits(text, issue.fix.edits)).toBe(
          '{ "title": "AB" }',
        );
        expect(hidesSomething(JSON.parse(text).title)).toBe(true);
      }
    },
  );

  it.each([
    ["\\b", "U+0008"],
    ["\\f", "U+000C"],
  ])(
    "%s is named, but not taken away: it may be a path with single backslashes",
    (written, name) => {
      const [issue] = hiddenIssues("/a.json", `{ "title": "C:${written}older" }`);
      expect(issue?.message).toContain(name);
      expect(issue?.hint).toContain("two of them");
      expect(issue?.fix).toBeUndefined();
    },
  );

  it.each([
    "tab \\t, line \\n and \\r, \\u0009, \\u000A, \\u000d",
    "an escaped backslash before it: \\\\u0008 \\\\b \\\\f",
    "letters: é ü 中 😀 \\u00e9 \\ud83d\\ude00",
    "spaces: \u00a0 \u2003 \\u00a0, a soft hyphen \u00ad",
  ])("nothing is hidden in %j", (words) => {
    const text = `{ "title": "${words}" }`;
    expect(hiddenIssues("/a.json", text)).toEqual([]);
    expect(hidesSomething(JSON.parse(text).title)).toBe(false);
  });
});
