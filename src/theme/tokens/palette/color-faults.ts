import type { LookFault } from "../../../engine/model/look.ts";
import type { ThemeColors } from "../../../engine/model/theme-file.ts";
import { lchOf, lightnessBetween } from "./color.ts";
import type { Palette } from "./palette.ts";
import type { Tones } from "./tones.ts";

/** Differences in lightness below this one are hardly seen beside each other. */
const SEEN = 0.06;

/** Says where a color of a brand could not be used as it is, and what the site has instead. */
export function colorFaults(colors: ThemeColors, palette: Palette, tones: Tones): LookFault[] {
  return [...linkFaults(colors, palette), ...buttonFaults(colors, palette, tones)];
}

/** An author who has chosen the color of words knows that they have another one. */
function linkFaults({ brand, text }: ThemeColors, palette: Palette): LookFault[] {
  const link = palette["brand-700"];
  const meant = text ?? brand;
  if (lightnessBetween(meant, link) < SEEN) return [];
  const name = text === undefined ? "brand" : "text";
  return [
    {
      pointer: `/colors/${name}`,
      message: `The color ${meant} is too light for links and other small words: on the ground of the pages they could hardly be read. They have ${link} instead, the same color in a darker tone.`,
      hint:
        text === undefined
          ? `Write "text": "${link}" beside it if you like that tone, or choose one of your own.`
          : `Write "${link}", or a darker color.`,
    },
  ];
}

function buttonFaults({ brand, accent }: ThemeColors, palette: Palette, tones: Tones): LookFault[] {
  if (tones.button === "ink") return [];
  const isAccent = tones.button === "accent" && accent !== undefined;
  const meant = isAccent ? accent : brand;
  const button = palette["cta-bg"];
  if (lightnessBetween(meant, button) < SEEN) return [];
  const tone = lchOf(button).l < lchOf(meant).l ? "darker" : "lighter";
  return [
    {
      pointer: `/colors/${isAccent ? "accent" : "brand"}`,
      message: `On a button in the color ${meant} neither white nor dark words could be read well. Buttons have ${button} instead, the same color in a ${tone} tone.`,
      hint: `Write "${button}" here, or a color that is clearly lighter or darker.`,
    },
  ];
}
