import type { Typeface } from "../../model/look.ts";
import { openFont } from "./open-font.ts";

/** Widths of a space and the letters a to z in thousandths of the size, from Adobe's font metrics: those of Arial and of Times New Roman are the same. */
interface SystemFont {
  names: string[];
  widths: number[];
}

const BOLD_FROM = 600;
const SANS: SystemFont = {
  names: ["Arial", "Liberation Sans", "Arimo"],
  widths: [
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
    500, 278, 556, 500, 722, 500, 500, 500,
  ],
};
const BOLD_SANS: SystemFont = {
  names: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"],
  widths: [
    278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389,
    556, 333, 611, 556, 778, 556, 556, 500,
  ],
};
const SERIF: SystemFont = {
  names: ["Times New Roman", "Liberation Serif", "Tinos"],
  widths: [
    250, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333,
    389, 278, 500, 500, 722, 500, 500, 444,
  ],
};
/** Letters about as often as they are in texts. */
const SAMPLE =
  "the people who come in the morning want their work to be done by noon and most of it is ready when they are back for it quickly just as the last of the good ones have been fixed and packed in a box";

/**
 * A typeface of most systems that takes the same room as another one, so that nothing moves when that one arrives.
 *
 * @param file of the typeface
 * @returns a rule for it; nothing where the typeface wants none
 */
export async function standInRule(typeface: Typeface, file: string): Promise<string> {
  const { family, standIn, drawn } = typeface;
  if (!standIn) return "";
  const font = await openFont(file, drawn);
  const system = systemFont(standIn, drawn);
  const adjust = font.layout(SAMPLE).advanceWidth / font.unitsPerEm / widthIn(system);
  const part = (units: number) => percent(units / font.unitsPerEm / adjust);
  const sources = system.names.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family} Stand-in";src:${sources};size-adjust:${percent(adjust)};ascent-override:${part(font.ascent)};descent-override:${part(-font.descent)};line-gap-override:${part(font.lineGap)}}`;
}

function systemFont(kind: "serif" | "sans", weight: number): SystemFont {
  if (kind === "serif") return SERIF;
  return weight >= BOLD_FROM ? BOLD_SANS : SANS;
}

/** The width of the sample at a size of 1. */
function widthIn({ widths }: SystemFont): number {
  const a = "a".charCodeAt(0);
  const units = [...SAMPLE].map((sign) => widths[sign === " " ? 0 : sign.charCodeAt(0) - a + 1]);
  return units.reduce<number>((sum, width = 0) => sum + width, 0) / 1000;
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}
