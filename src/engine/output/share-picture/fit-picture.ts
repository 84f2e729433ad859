import sharp from "sharp";
import { decode } from "../../pipeline/media/examine-picture.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";
import { mediaError } from "../make-media.ts";
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

/** @throws with the picture's file when it cannot be read */
export function fitPicture(picture: MediaFile, fitting: Fitting): Promise<FittedPicture> {
  return reduced(picture, fitting).catch((cause: unknown) => {
    throw mediaError(picture, cause);
  });
}

async function reduced(
  { file }: MediaFile,
  { width, height, first, background }: Fitting,
): Promise<FittedPicture> {
  // It gives 256 colours whatever it is asked for, except 16, 4 and 2.
  const few = await decode(file, { density: 144 })
    .autoOrient()
    .resize(width, height, { fit: "cover" })
    .flatten({ background })
    .png({ palette: true, compressionLevel: 1 })
    .toBuffer();
  const pixels = await sharp(few).removeAlpha().toColourspace("srgb").raw().toBuffer();
  return numbered(pixels, first);
}

/** Numbers the most frequent colours; each of the others becomes the nearest of them. */
function numbered(pixels: Buffer, first: number): FittedPicture {
  const most = 256 - first;
  const times = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    times.set(colour, (times.get(colour) ?? 0) + 1);
  }
  const byTimes = [...times].sort(([a, often], [b, more]) => more - often || a - b);
  const known = byTimes.map(
    ([colour]): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255],
  );
  const colours = known.slice(0, most);
  const numbers = new Map(
    byTimes.map(([colour], at) => [colour, first + (at < most ? at : nearest(known[at], colours))]),
  );
  const length = pixels.length / 3;
  const numberAt = (_: unknown, at: number) => numbers.get(pixels.readUIntBE(3 * at, 3)) ?? first;
  return { colours, pixels: Uint8Array.from({ length }, numberAt) };
}

function nearest(colour: Colour | undefined, among: Colour[]): number {
  const distances = among.map((other) =>
    other.reduce((sum, value, at) => sum + (value - (colour?.[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}
