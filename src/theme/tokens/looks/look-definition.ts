import type { ThemeColors, ThemeFile, TypefacePair } from "../../../engine/model/theme-file.ts";
import type { Palette } from "../palette/palette.ts";
import type { Tones } from "../palette/tones.ts";

/** The choices of a look, by the names that styles and the theme file have for them. */
export type Choices = Required<
  Pick<
    ThemeFile,
    "opening" | "ground" | "sections" | "heads" | "cards" | "corners" | "questions" | "cta"
  >
>;

/** A look: the choices, and the values that tokens have. One markup shows all of them. */
export interface LookDefinition {
  choices: Choices;
  /** Its own colors: as they are drawn by hand, or those of its brand, from which the others are computed. */
  colors: { palette: Palette } | ThemeColors;
  tones: Tones;
  typefaces: TypefacePair;
  sizes: Sizes;
}

/** Sizes by the names of their tokens, as in CSS. */
export interface Sizes {
  "fs-md": string;
  "fs-lg": string;
  "fs-xl": string;
  "fs-2xl": string;
  "fs-3xl": string;
  /** The main heading where it has no picture behind it: larger than every other, on phones too. */
  "fs-h1": string;
  "fs-4xl": string;
  section: string;
  stack: string;
  "w-page": string;
  /** The width of a thin line and of a strong one. */
  hair: string;
  rule: string;
}
