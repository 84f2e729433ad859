import type { ShareLook } from "../../model/look.ts";
import type { Framing } from "../../model/picture-part.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";
import type { FontSources } from "../look/font-files.ts";
import { openTypeface } from "../look/open-typeface.ts";
import { type FittedPicture, type Fitting, fitPicture } from "./fit-picture.ts";
import { createGlyphMasks } from "./glyph-masks.ts";
import { indexedPng } from "./indexed-png.ts";
import { circle, type Mask, maskOf } from "./mask.ts";
import { createRamps, type Ramp } from "./ramps.ts";
import { createSetter, type GlyphRun } from "./title-lines.ts";

/** Size in pixels that social networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The part of the width that the words take when a picture stands beside them. */
const WORDS_WIDTH = 660;
const MARGIN = 64;
const BRAND_SIZE = 34;
/** Every row of a PNG begins with a byte that says how it is written. */
const STRIDE = WIDTH + 1;

/** What a share image shows. */
export interface ShareImageContent {
  title: string;
  brand: string;
  picture?: MediaFile;
  /** What is cut off the picture, and what stays in view. */
  framing?: Framing;
}

/** Draws one share image and gives its PNG. */
export type DrawShareImage = (content: ShareImageContent) => Promise<Buffer>;

/**
 * Prepares drawing. A picture that many pages show is fitted once, and so is every letter.
 *
 * Words are drawn here and not by a library: they are few, flat and always the same letters, so that an image takes about a
 * millisecond. `sharp` takes 11 to 15, of which compressing 1.5 million colours alone is 4; `@takumi-rs/core` and
 * `@resvg/resvg-js` take 3 and 6 before anything is compressed.
 *
 * @param sources where the typeface of the look is found
 */
export async function createDrawer(look: ShareLook, sources: FontSources): Promise<DrawShareImage> {
  const font = await openTypeface(look.typeface, sources);
  const setter = createSetter(font);
  const maskOfGlyph = createGlyphMasks();
  const { colours, ink, muted, accent } = createRamps(look);
  const dot = maskOf(circle(MARGIN + 9, MARGIN + 4, 9));
  const fitted = createFitter({
    width: WIDTH - WORDS_WIDTH,
    height: HEIGHT,
    first: colours.length,
    background: look.ground,
  });

  const write = (rows: Uint8Array, line: GlyphRun, at: Position) => {
    const scale = at.size / font.unitsPerEm;
    for (const { glyph, x } of line.glyphs) {
      const mask = maskOfGlyph(glyph, scale, at.x + x * scale);
      cover(rows, { ...mask, top: mask.top + at.y }, at.ramp);
    }
  };

  return async ({ title, brand, picture, framing }) => {
    const rows = new Uint8Array(STRIDE * HEIGHT);
    const { size, lines } = setter.fitTitle(title, (picture ? WORDS_WIDTH : WIDTH) - 2 * MARGIN);
    const step = size * 1.12;
    const first = (HEIGHT - (lines.length - 1) * step) / 2 + size * 0.35;
    cover(rows, dot, accent);
    const brandAt = { x: MARGIN + 32, y: MARGIN + 16, size: BRAND_SIZE, ramp: muted };
    write(rows, setter.setLine(brand), brandAt);
    for (const [at, line] of lines.entries())
      write(rows, line, { x: MARGIN, y: Math.round(first + at * step), size, ramp: ink });
    const beside = picture && (await fitted(picture, framing));
    if (beside) putBeside(rows, beside);
    const all = [...colours, ...(beside?.colours ?? [])];
    return indexedPng({ width: WIDTH, height: HEIGHT, colours: all, rows });
  };
}

/** Where a line begins on its baseline, and how it is drawn. */
interface Position {
  x: number;
  y: number;
  size: number;
  ramp: Ramp;
}

function createFitter(
  fitting: Fitting,
): (picture: MediaFile, framing?: Framing) => Promise<FittedPicture> {
  const parts = new Map<string, Promise<FittedPicture>>();
  return (picture, framing) => {
    const key = `${picture.file} ${JSON.stringify(framing)}`;
    const part = parts.get(key) ?? fitPicture(picture, { ...fitting, framing });
    parts.set(key, part);
    return part;
  };
}

/** Where shapes overlap, the pixel takes the stronger one. What lies outside of the picture is left out. */
function cover(rows: Uint8Array, mask: Mask, ramp: Ramp): void {
  const from = Math.max(0, -mask.left);
  const to = Math.min(mask.width, WIDTH - mask.left);
  for (let y = Math.max(0, -mask.top); y < Math.min(mask.height, HEIGHT - mask.top); y += 1) {
    const row = (mask.top + y) * STRIDE + 1 + mask.left;
    for (let x = from; x < to; x += 1) {
      const colour = ramp[mask.covered[y * mask.width + x] ?? 0] ?? 0;
      if (colour > (rows[row + x] ?? 0)) rows[row + x] = colour;
    }
  }
}

function putBeside(rows: Uint8Array, { pixels }: FittedPicture): void {
  const width = WIDTH - WORDS_WIDTH;
  for (let y = 0; y < HEIGHT; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * STRIDE + 1 + WORDS_WIDTH);
}
