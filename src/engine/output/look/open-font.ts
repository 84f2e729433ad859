import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

/**
 * Opens a font in one of its weights.
 *
 * @param weight of a variable font; another one has the weight that it was drawn in
 */
export async function openFont(file: string, weight: number): Promise<Font> {
  const bytes = readFileSync(file);
  const font = create(bytes) as Font;
  if (font.variationAxes.wght === undefined) return font;
  // Fontkit knows weights of TrueType, but not within WOFF2.
  const { default: decompress } = await import("woff2-encoder/decompress");
  const plain = create(Buffer.from(await decompress(bytes))) as Font;
  return plain.getVariation({ wght: weight });
}
