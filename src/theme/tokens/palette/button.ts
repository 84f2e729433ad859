import { contrast, hexOf, type Lch, lchOf } from "./color.ts";
import { TEXT } from "./pairings.ts";

/** The colors of a button. */
export interface ButtonColors {
  ground: string;
  hover: string;
  label: string;
}

/** A white label on a brand color is what people expect: the color may become so much darker for it. */
const GIVEN = 0.07;
const HOVER = 0.045;
const STEP = 0.004;
const MARGIN = 0.03;

/**
 * A button in a color, or in the next one whose label can be read. The label is light where it can be.
 *
 * @param labels the light and the dark color that a label can have
 * @param given how much darker the color may become for a light label
 */
export function buttonOf(
  wanted: string,
  [light, dark]: readonly string[],
  given = GIVEN,
): ButtonColors {
  const color = lchOf(wanted);
  const darker = firstReadable(color, light ?? "#ffffff", -1);
  const lighter = firstReadable(color, dark ?? "#000000", 1);
  const isLight = color.l - darker.l <= given;
  const ground = isLight ? darker : lighter;
  const label = (isLight ? light : dark) ?? "";
  return {
    ground: isLight && darker.l === color.l ? wanted : hexOf(ground),
    hover: hexOf(hoverOf(ground, label, isLight)),
    label,
  };
}

/** Under a pointer a button becomes darker, or lighter where its label could not be read then. */
function hoverOf(ground: Lch, label: string, isLight: boolean): Lch {
  const darker = { ...ground, l: ground.l - HOVER };
  const isRead = isLight || contrast(hexOf(darker), label) >= TEXT + MARGIN;
  const hover = isRead ? darker : { ...ground, l: ground.l + HOVER };
  return ground.l < 0.25 ? { ...ground, l: ground.l + 2 * HOVER } : hover;
}

function firstReadable(color: Lch, label: string, direction: number): Lch {
  for (let { l } = color; l >= 0 && l <= 1 + STEP; l += direction * STEP)
    if (contrast(hexOf({ ...color, l }), label) >= TEXT + MARGIN) return { ...color, l };
  return { ...color, l: direction < 0 ? 0 : 1 };
}
