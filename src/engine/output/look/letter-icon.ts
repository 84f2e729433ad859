import type { Look } from "../../model/look.ts";
import type { FontSources } from "./font-files.ts";
import { openTypeface } from "./open-typeface.ts";

/** Width and height of the drawing. */
const SIZE = 512;
/** The part of it that the letter is high, and may be wide. */
const HIGH = 0.5;
const WIDE = 0.62;

/** Draws the first letter of a name as the icon of a site. */
export async function letterIcon(
  name: string,
  { ground, ink, typeface, radius }: Look["letterIcon"],
  sources: FontSources,
): Promise<string> {
  const font = await openTypeface(typeface, sources);
  const letter = [...name.trim()][0]?.toUpperCase() ?? "";
  const { path } = font.layout(letter).glyphs[0] ?? {};
  const box = path?.bbox ?? { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  const width = box.maxX - box.minX;
  const height = box.maxY - box.minY;
  const scale = SIZE * Math.min(HIGH / height, WIDE / width);
  const x = SIZE / 2 - scale * (box.minX + width / 2);
  const y = SIZE / 2 + scale * (box.minY + height / 2);
  const drawn = `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${ink}" d="${path?.toSVG() ?? ""}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="${radius * SIZE}" fill="${ground}"/>${drawn}</svg>`;
}
