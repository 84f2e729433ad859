import type { Typeface } from "../../engine/model/look.ts";
import type { Chosen } from "./chosen-look.ts";
import type { Palette } from "./palette/palette.ts";
import { radiiOf, scrimsOf, shadowsOf } from "./shape.ts";

/** Typefaces of systems, for what the one that is meant cannot show. */
const SYSTEM = {
  serif: 'Georgia,"Times New Roman",serif',
  sans: 'system-ui,-apple-system,"Segoe UI",sans-serif',
};

/** The rule that gives all tokens of a look their values. */
export function tokenRules(chosen: Chosen, palette: Palette): string {
  const { look, choices, pair, roundness, spacing } = chosen;
  const dark = palette["brand-950"];
  const { section, stack, ...sizes } = look.sizes;
  return rule({
    ...palette,
    ...scrimsOf(dark),
    "font-display": familyOf(pair.display, "serif"),
    "font-body": familyOf(pair.text, "sans"),
    "weight-display": String(pair.display.drawn),
    "track-display": pair.tracking,
    "lh-tight": pair.leading,
    ...sizes,
    section: times(section, spacing),
    stack: times(stack, spacing),
    ...radiiOf(choices.corners, roundness),
    ...shadowsOf(dark),
  });
}

function rule(tokens: Record<string, string>): string {
  const lines = Object.entries(tokens).map(
    ([name, value]) => `--${name}:${value.replaceAll(", ", ",")}`,
  );
  return `:root{${lines.join(";")}}`;
}

function familyOf({ family, standIn }: Typeface, kind: "serif" | "sans"): string {
  const names = standIn ? `"${family}","${family} Stand-in"` : `"${family}"`;
  return `${names},${SYSTEM[standIn ?? kind]}`;
}

function times(size: string, factor: number): string {
  return factor === 1 ? size : `calc(${factor}*${size})`;
}
