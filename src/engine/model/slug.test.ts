import { expect, it } from "vitest";
import { isDay } from "./day.ts";
import { decoded } from "./decoded.ts";
import { escapeHtml } from "./escape-html.ts";
import { escapePattern } from "./escape-pattern.ts";
import { sameValue } from "./same-value.ts";
import { slugify } from "./slug.ts";
import { signName, strangeSign } from "./strange-signs.ts";
import { withoutControls } from "./without-controls.ts";

it("makes of a name what can stand in an address", () => {
  expect(
    ["New York", "O’Hare's  Café & Bar!", "--a--", "Straße 5", "Ünïcödé", "東京"].map(slugify),
  ).toEqual(["new-york", "ohares-cafe-bar", "a", "stra-e-5", "unicode", ""]);
});

it.each([
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["2023-13-01", false],
  ["2023-04-31", false],
  ["2023-4-1", false],
  ["soon", false],
  ["", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it("decodes percent signs, and leaves a text in which one encodes nothing", () => {
  expect(["a%20b", "%C3%A9", "100%", "%E0%A4"].map(decoded)).toEqual([
    "a b",
    "é",
    "100%",
    "%E0%A4",
  ]);
});

it("escapes each sign that means something in HTML, every time", () => {
  expect(escapeHtml(`<a href="b">&amp;</a>'<\u0000>`)).toBe(
    "&lt;a href=&quot;b&quot;&gt;&amp;amp;&lt;/a&gt;'&lt;&gt;",
  );
});

it("takes out what no document can hold, and nothing else", () => {
  const kept = "\ta\nb\r\u00a0\u00ad\u200b😀\ufffd";
  expect(withoutControls(`${kept}\u0000\u0008\u001f\u007f\u0085\ud800x\udc00\ufffe\uffff`)).toBe(
    `${kept}x`,
  );
});

it("makes a text mean itself in a regular expression", () => {
  const text = "a.b*c+d?e^f$g{h}i(j)k|l[m]n\\o/p";
  expect(new RegExp(`^${escapePattern(text)}$`, "v").test(text)).toBe(true);
  for (const sign of "$.*+?^{}()|[]\\/") expect(escapePattern(sign)).toBe(`\\${sign}`);
});

it.each([
  [1, 1, true],
  [1, 2, false],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  ["a", {}, false],
  [{}, "a", false],
  [[], {}, false],
  [{}, [], false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, true],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1, c: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
  [1, {}, false],
  [{}, 1, false],
])("%j and %j are the same: %s", (a, b, expected) => {
  expect(sameValue(a, b)).toBe(expected);
});

it.each([
  ["\t", "a tab"],
  ["\n", "a line break"],
  ["\r", "a line break"],
  ["\u00a0", "a no-break space (U+00A0)"],
  ["\u00ad", "a soft hyphen (U+00AD)"],
  ["\u2007", "a figure space (U+2007)"],
  ["\u2009", "a thin space (U+2009)"],
  ["\u200b", "a zero-width space (U+200B)"],
  ["\u202f", "a narrow no-break space (U+202F)"],
  ["\u3000", "an ideographic space (U+3000)"],
  ["\u2003", "a space of an unusual kind (U+2003)"],
  ["\u0007", "a character that cannot be seen (U+0007)"],
  ["\u{e0001}", "a character that cannot be seen (U+E0001)"],
])("%j is called %s", (sign, name) => {
  expect(signName(sign)).toBe(name);
  expect(strangeSign(`a ${sign}b`)).toBe(name);
});

it("calls an ordinary space by its name, and finds nothing strange in it", () => {
  expect(signName(" ")).toBe("a space");
  expect(strangeSign("a b é 東")).toBeUndefined();
});
