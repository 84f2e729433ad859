import type { Font } from "fontkit";
import type { Typeface } from "../../model/look.ts";
import { type FontSources, mainFontFile } from "./font-files.ts";
import { openFont } from "./open-font.ts";

/**
 * Opens a typeface in the weight in which it is drawn.
 *
 * @throws when its file is not there, which a rule has reported before
 */
export function openTypeface(typeface: Typeface, sources: FontSources): Promise<Font> {
  const file = mainFontFile(typeface, sources);
  if (file === undefined) throw new Error(`There is no file for the typeface ${typeface.family}.`);
  return openFont(file, typeface.drawn);
}
