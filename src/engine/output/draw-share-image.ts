import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import sharp from "sharp";
import type { Look } from "../model/look.ts";
import { decode } from "../pipeline/media/examine-picture.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";
import { mediaError } from "./make-media.ts";

/** Size in pixels that social networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The part of the width that the words take when a picture stands beside them. */
const WORDS_WIDTH = 660;
const MARGIN = 64;
/** What a share image shows. */
export interface ShareImageContent {
  title: string;
  brand: string;
  picture?: MediaFile;
}

type ShareImageLook = Look["shareImage"];

/** Draws one share image and gives its PNG. */
export type DrawShareImage = (content: ShareImageContent) => Promise<Buffer>;

/**
 * Prepares drawing. A picture that many pages show is fitted once.
 *
 * @param root folder of the engine, which holds the font
 */
export function createDrawer(root: string, look: ShareImageLook): DrawShareImage {
  const font = create(readFileSync(join(root, look.font))) as Font;
  const parts = new Map<string, Promise<Buffer>>();
  const partOf = (picture: MediaFile) => {
    const known = parts.get(picture.file) ?? fitPicture(picture);
    parts.set(picture.file, known);
    return known;
  };
  return async ({ title, brand, picture }) => {
    const width = (picture ? WORDS_WIDTH : WIDTH) - 2 * MARGIN;
    const ground = sharp(Buffer.from(wordsSvg({ title, brand, width }, font, look)));
    if (!picture) return ground.png().toBuffer();
    const beside = { input: await partOf(picture), left: WORDS_WIDTH, top: 0 };
    return ground.composite([beside]).png().toBuffer();
  };
}

/** The part of a picture that stands beside the words. */
function fitPicture(picture: MediaFile): Promise<Buffer> {
  return decode(picture.file, { density: 144 })
    .autoOrient()
    .resize(WIDTH - WORDS_WIDTH, HEIGHT, { fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw mediaError(picture, cause);
    });
}

/** The brand, the title and a dot, as outlines: the result does not depend on installed fonts. */
function wordsSvg(
  { title, brand, width }: { title: string; brand: string; width: number },
  font: Font,
  look: ShareImageLook,
): string {
  const { size, lines } = fitted(font, title, width);
  const lineHeight = size * 1.12;
  const first = (HEIGHT - (lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const heading = lines.map((line, at) =>
    outline(font, line, size, MARGIN, first + at * lineHeight, look.ink),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${look.ground}"/>`,
    `<circle cx="${MARGIN + 9}" cy="${MARGIN + 4}" r="9" fill="${look.accent}"/>`,
    outline(font, brand, 34, MARGIN + 32, MARGIN + 16, look.muted),
    ...heading,
    "</svg>",
  ].join("");
}

/** The largest size at which the title takes at most four lines. */
function fitted(font: Font, title: string, width: number): { size: number; lines: string[] } {
  for (let size = 84; size > 40; size -= 4) {
    const lines = wrap(font, title, size, width);
    if (lines.length <= 4 && lines.every((line) => widthOf(font, line, size) <= width))
      return { size, lines };
  }
  return { size: 40, lines: wrap(font, title, 40, width).slice(0, 6) };
}

function wrap(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(font, longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

function outline(
  font: Font,
  text: string,
  size: number,
  x: number,
  y: number,
  fill: string,
): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, at) => {
    const path = `<path transform="translate(${pen.toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`;
    pen += positions[at]?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${paths.join("")}</g>`;
}
