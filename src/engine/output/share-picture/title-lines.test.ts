import { resolve } from "node:path";
import { expect, it } from "vitest";
import { lookOf } from "../../../theme/tokens/look.ts";
import { openTypeface } from "../look/open-typeface.ts";
import { createSetter } from "./title-lines.ts";

const { shareImage } = await lookOf();
const SOURCES = { root: resolve("."), media: new Map(), language: "en" };
const font = await openTypeface(shareImage.typeface, SOURCES);
const { fitTitle, setLine } = createSetter(font);
const inPixels = (width: number, size: number) => (width * size) / font.unitsPerEm;

it("a short title stands in one line, as large as can be", () => {
  const { size, lines } = fitTitle("Rye", 532);
  expect(size).toBe(84);
  expect(lines).toHaveLength(1);
});

it("every line of a longer one fits, and one word more would not", () => {
  const words = "Direct and honest delivery of bread to bakeries that grow with care".split(" ");
  const { size, lines } = fitTitle(words.join(" "), 532);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const { width } of lines) expect(inPixels(width, size)).toBeLessThanOrEqual(532);
  const counts = lines.map(({ glyphs }) => glyphs.length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(words.join("").length);
  expect(inPixels(setLine(words.slice(0, 4).join(" ")).width, size)).toBeGreaterThan(532);
});

it("the size is the first at which four lines do", () => {
  const title = "Direct and honest delivery of bread to bakeries that grow with care";
  const { size } = fitTitle(title, 532);
  expect(size).toBeLessThan(84);
  expect(fitTitle(title, 532 * (84 / size)).size).toBe(84);
});

it("a word that is too long for any size stands alone at the smallest", () => {
  const { size, lines } = fitTitle(`a ${"w".repeat(60)} b`, 532);
  expect(size).toBe(40);
  expect(lines.map(({ glyphs }) => glyphs.length)).toEqual([1, 60, 1]);
});

it("an empty title has a line of its own", () => {
  expect(fitTitle(" ", 532).lines).toEqual([{ glyphs: [], width: 0 }]);
});
