import type { Typeface } from "../../engine/model/look.ts";
import type { OwnTypeface, ThemeColors, ThemeFile } from "../../engine/model/theme-file.ts";
import type { Choices, LookDefinition } from "./looks/look-definition.ts";
import { FIRST_LOOK, LOOKS } from "./looks/looks.ts";
import type { Palette } from "./palette/palette.ts";
import { TYPE_PAIRS, type TypePair } from "./typefaces.ts";

/** What an author chose, with what the look has for everything else. */
export interface Chosen {
  look: LookDefinition;
  choices: Choices;
  pair: TypePair;
  roundness: number;
  spacing: number;
  hasLogo: boolean;
}

/** Joins a theme file with the look that it starts from. */
export function chosenLook(theme: ThemeFile): Chosen {
  const look = LOOKS[theme.look ?? FIRST_LOOK];
  const { roundness = 1, spacing = 1, logo } = theme;
  return {
    look,
    choices: choicesOf(theme, look),
    pair: pairOf(theme, look),
    roundness,
    spacing,
    hasLogo: logo !== undefined,
  };
}

/** The palette of a look, or the colors from which one is computed: those of the author, or those of the look. */
export function colorsOf(
  { colors }: ThemeFile,
  look: LookDefinition,
): { palette: Palette } | ThemeColors {
  return colors ?? look.colors;
}

function choicesOf(theme: ThemeFile, { choices }: LookDefinition): Choices {
  const names = Object.keys(choices) as (keyof Choices)[];
  return Object.fromEntries(
    names.map((name) => [name, theme[name] ?? choices[name]]),
  ) as unknown as Choices;
}

function pairOf({ typefaces, ownTypefaces }: ThemeFile, look: LookDefinition): TypePair {
  const pair = TYPE_PAIRS[typefaces ?? look.typefaces];
  const { headings, text } = ownTypefaces ?? {};
  return {
    ...pair,
    ...(headings && { display: ownTypeface("Own Headings", headings, 700) }),
    ...(text && { text: ownTypeface("Own Text", text, 400) }),
  };
}

/** Of a file nobody has looked into it is not known which weights it holds: the browser makes do with what is there. */
function ownTypeface(family: string, { file, kind }: OwnTypeface, drawn: number): Typeface {
  return { family, source: { media: file }, weight: "100 900", drawn, standIn: kind };
}
