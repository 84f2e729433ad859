import { decode } from "../../pipeline/media/examine-picture.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";
import { mediaError } from "../make-media.ts";
import { cellsOf } from "./cells.ts";
import { dither } from "./dither.ts";
import { fewColours } from "./few-colours.ts";
import type { Colour } from "./indexed-png.ts";

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
}

/**
 * Fits a picture. Its colours are chosen here: sharp takes longer, and leaves no room for those of the words.
 *
 * @throws with the picture's file when it cannot be read
 */
export async function fitPicture(
  picture: MediaFile,
  { width, height, first, background }: Fitting,
): Promise<FittedPicture> {
  const rgb = await decode(picture.file, { density: 144 })
    .autoOrient()
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
