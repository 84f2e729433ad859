import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { decode } from "../../../../engine/pipeline/media/examine-picture.ts";
import { decodeHeic, type Pixels } from "./decode-heic.ts";

/** The bytes of a PNG before its first optional part: its mark, and the header with sizes. */
const PNG_HEADER = 33;
/** The sign of the wide colors of phones (Display P3) in a file that names them instead of describing them. */
const NAMED_P3 = Buffer.from("colrnclx\0\f", "latin1");

/**
 * Turns a phone's HEIC photo into a JPEG, upright and in the colors of the web, or into a PNG where parts
 * of it are transparent. What the phone noted in it, such as the place, is left behind.
 *
 * @returns nothing when it is damaged
 */
export async function convertHeic(bytes: Buffer, mostWidth: number): Promise<Buffer | undefined> {
  const pixels = await decodeHeic(bytes);
  if (!pixels) return undefined;
  const { icc } = await decode(bytes).metadata();
  const profile = icc ?? (bytes.includes(NAMED_P3) ? await displayP3() : undefined);
  const picture = sharp(await asPng(pixels, profile));
  const sized = picture.resize({ width: mostWidth, withoutEnlargement: true });
  return isOpaque(pixels)
    ? sized.jpeg({ quality: 92 }).toBuffer()
    : sized.png({ compressionLevel: 9 }).toBuffer();
}

/** Pixels with a description of their colors; raw pixels could not carry one. */
async function asPng({ data, width, height }: Pixels, profile?: Buffer): Promise<Buffer> {
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  if (!profile) return png;
  const content = Buffer.concat([Buffer.from("iCCPphone\0\0", "latin1"), deflateSync(profile)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([png.subarray(0, PNG_HEADER), chunk, png.subarray(PNG_HEADER)]);
}

function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** The description of Display P3 that comes with the decoder. */
async function displayP3(): Promise<Buffer | undefined> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "white" } });
  const { icc } = await sharp(await dot.withIccProfile("p3").png().toBuffer()).metadata();
  return icc;
}
