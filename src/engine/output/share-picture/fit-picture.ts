import type { Sharp } from "sharp";
import { coveringRegion, type Framing, type Size } from "../../model/picture-part.ts";
import { decode } from "../../pipeline/media/examine-picture.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";
import { mediaError } from "../make-media.ts";
import { cellsOf } from "./cells.ts";
import { dither } from "./dither.ts";
import { fewColours } from "./few-colours.ts";
import type { Colour } from "./indexed-png.ts";

/** How many dots of a drawing make an inch: as it is shown, and as it is drawn here. */
const SHOWN_DENSITY = 72;
const DENSITY = 144;

/** The part of a picture that stands beside the words, in few colours. */
export interface FittedPicture {
  colours: Colour[];
  /** The number of each pixel's colour, row after row. */
  pixels: Uint8Array;
}

/** How a picture is fitted: to a size in pixels. */
export interface Fitting {
  width: number;
  height: number;
  /** The number of its first colour; there are 256. */
  first: number;
  /** What is seen behind it. */
  background: string;
  /** What is cut off first, and what stays in view; the middle of the whole picture by default. */
  framing?: Framing;
}

/**
 * Fits a picture. Its colours are chosen here: sharp takes longer, and leaves no room for those of the words.
 *
 * @throws with the picture's file when it cannot be read
 */
export async function fitPicture(
  picture: MediaFile,
  { width, height, first, background, framing }: Fitting,
): Promise<FittedPicture> {
  const rgb = await framed(picture, { width, height }, framing)
    .resize(width, height, { fit: "cover" })
    .flatten({ background })
    .toColourspace("srgb")
    .raw()
    .toBuffer()
    .catch((cause: unknown) => {
      throw mediaError(picture, cause);
    });
  const cells = cellsOf(rgb);
  const colours = fewColours(cells, 256 - first);
  const pixels = dither(rgb, width, colours, cells).map((number) => number + first);
  return { colours, pixels };
}

/** The picture, or the part of it that fills a size. */
function framed(picture: MediaFile, size: Size, framing: Framing | undefined): Sharp {
  const whole = decode(picture.file, { density: DENSITY }).autoOrient();
  const { width, height } = picture;
  if (!framing || !width || !height) return whole;
  // Drawings are measured as they are shown, and drawn larger.
  const scale = picture.kind === "vector" ? DENSITY / SHOWN_DENSITY : 1;
  const { left, top, ...part } = coveringRegion({ width, height }, size, framing);
  return whole.extract({
    left: Math.round(left * scale),
    top: Math.round(top * scale),
    width: Math.max(1, Math.floor(part.width * scale)),
    height: Math.max(1, Math.floor(part.height * scale)),
  });
}
