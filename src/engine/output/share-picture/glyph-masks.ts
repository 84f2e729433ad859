import type { Glyph } from "fontkit";
import { type Mask, maskOf, type Outline } from "./mask.ts";

/** Positions between two pixels that letters are drawn at. */
const STEPS = 4;
/** Masks are kept until there are this many: those of some alphabets in all sizes. */
const MOST_KEPT = 20_000;

/** Gives the mask of a glyph for its left end at `x`, which may lie between pixels, and its baseline at 0. */
export type GlyphMasks = (glyph: Glyph, scale: number, x: number) => Mask;

/** Prepares masks of glyphs; titles have the same ones again and again. */
export function createGlyphMasks(): GlyphMasks {
  const kept = new Map<string, Mask>();
  return (glyph, scale, x) => {
    const whole = Math.floor(x);
    const step = Math.floor((x - whole) * STEPS);
    const key = `${glyph.id} ${scale} ${step}`;
    const mask = kept.get(key) ?? maskOf(outlineOf(glyph, scale, step / STEPS));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, mask);
    return { ...mask, left: mask.left + whole };
  };
}

/** Fonts count upwards, pixels downwards. */
function outlineOf({ path }: Glyph, scale: number, offset: number): Outline {
  return path.commands.map(({ command, args }) => ({
    command,
    args: args.map((value, at) => (at % 2 === 0 ? value * scale + offset : -value * scale)),
  }));
}
