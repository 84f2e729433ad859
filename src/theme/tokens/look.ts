import type { Look } from "../../engine/model/look.ts";
import type { ThemeFile } from "../../engine/model/theme-file.ts";
import { type Chosen, chosenLook, colorsOf } from "./chosen-look.ts";
import type { Palette } from "./palette/palette.ts";
import { tokenRules } from "./token-rules.ts";

/** Everything that follows from how an author wants a site to look. */
export async function lookOf(theme: ThemeFile = {}): Promise<Look> {
  const chosen = chosenLook(theme);
  const colors = colorsOf(theme, chosen.look);
  const isAccent = chosen.choices.cta === "accent";
  if ("palette" in colors && !isAccent) return lookFrom(chosen, colors.palette);
  // Only sites with colors of their own need what computes in OKLCH, which takes a while to load.
  const { computePalette, tintOf } = await import("./palette/compute-palette.ts");
  if ("palette" in colors) {
    const { palette } = colors;
    return lookFrom(chosen, { ...palette, panel: tintOf(palette["accent-400"]) });
  }
  const { colorFaults } = await import("./palette/color-faults.ts");
  const palette = computePalette(colors, chosen.look.tones, isAccent ? "accent" : "brand");
  const faults = theme.colors ? colorFaults(theme.colors, palette, chosen.look.tones) : [];
  return { ...lookFrom(chosen, palette), faults };
}

/** A look in a palette that is known. */
export function lookFrom(chosen: Chosen, palette: Palette): Look {
  const { choices, pair, roundness, hasLogo } = chosen;
  const isDark = choices.ground === "dark";
  return {
    tokens: tokenRules(chosen, palette),
    choices: { ...choices, logo: hasLogo ? "picture" : "name" },
    typefaces: [pair.display, pair.text],
    shareImage: {
      ground: palette["brand-950"],
      ink: palette["on-dark"],
      accent: palette["on-dark-accent"],
      muted: palette["on-dark-muted"],
      typeface: pair.display,
    },
    manifest: {
      background: palette.paper,
      theme: isDark ? palette["brand-950"] : palette.frame,
    },
    letterIcon: {
      ground: palette["cta-bg"],
      ink: palette["cta-fg"],
      typeface: pair.display,
      radius:
        { soft: 0.2, hard: 0, pill: 0.5, slight: 0.08 }[choices.corners] * Math.min(1, roundness),
    },
    faults: [],
  };
}
