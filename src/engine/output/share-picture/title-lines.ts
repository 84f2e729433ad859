import type { Font, Glyph } from "fontkit";

/** A run of glyphs with their left ends, in units of the font. */
export interface GlyphRun {
  glyphs: { glyph: Glyph; x: number }[];
  width: number;
}

/** Measures and breaks texts in one font. */
export interface Setter {
  /** The largest size at which a title takes at most four lines of a width, and those lines. */
  fitTitle(title: string, width: number): { size: number; lines: GlyphRun[] };
  setLine(text: string): GlyphRun;
}

/** Sizes of a title in pixels, the largest first. The last takes whatever comes. */
const SIZES = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44];
const LAST_SIZE = 40;
const MOST_LINES = 4;
const MOST_SMALL_LINES = 6;
/** Words are kept until there are this many. */
const MOST_KEPT = 10_000;

/** Prepares setting; words that come again are laid out once. */
export function createSetter(font: Font): Setter {
  const kept = new Map<string, GlyphRun>();
  const layOut = (text: string) => {
    const run = kept.get(text) ?? runOf(font, text);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, run);
    return run;
  };
  const space = layOut(" ").width;
  const lineOf = (words: GlyphRun[]) => joined(words, space);
  const setAt = (words: GlyphRun[], size: number, width: number) =>
    wrap(words, (width * font.unitsPerEm) / size, space).map(lineOf);
  return {
    setLine: (text) => lineOf(wordsOf(text).map(layOut)),
    fitTitle(title, width) {
      const words = wordsOf(title).map(layOut);
      for (const size of SIZES) {
        const lines = setAt(words, size, width);
        const isWithin = lines.every((line) => (line.width * size) / font.unitsPerEm <= width);
        if (lines.length <= MOST_LINES && isWithin) return { size, lines };
      }
      return { size: LAST_SIZE, lines: setAt(words, LAST_SIZE, width).slice(0, MOST_SMALL_LINES) };
    },
  };
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

function runOf(font: Font, text: string): GlyphRun {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let pen = 0;
  const placed = glyphs.map((glyph, at) => {
    const x = pen + (positions[at]?.xOffset ?? 0);
    pen += positions[at]?.xAdvance ?? 0;
    return { glyph, x };
  });
  return { glyphs: placed, width: advanceWidth };
}

/** Takes as many words as fit into each line. */
function wrap(words: GlyphRun[], width: number, space: number): GlyphRun[][] {
  const lines: GlyphRun[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of words) {
    used += space + word.width;
    if (used <= width) lines.at(-1)?.push(word);
    else {
      lines.push([word]);
      used = word.width;
    }
  }
  return lines;
}

function joined(words: GlyphRun[], space: number): GlyphRun {
  const glyphs: GlyphRun["glyphs"] = [];
  let pen = 0;
  for (const word of words) {
    for (const { glyph, x } of word.glyphs) glyphs.push({ glyph, x: pen + x });
    pen += word.width + space;
  }
  return { glyphs, width: pen - space };
}
