import type { Look } from "../../../src/engine/model/look.ts";
import type { LookName, ThemeFile } from "../../../src/engine/model/theme-file.ts";
import { createRandom, type Random } from "../../../src/testing/random.ts";
import { lookOf } from "../../../src/theme/tokens/look.ts";
import { LOOKS } from "../../../src/theme/tokens/looks/looks.ts";

/** A look with the theme file that it follows from. */
export interface DrawnLook {
  theme: ThemeFile;
  look: Look;
}

const SEED = 2026;

/** Options whose colors depend on one another, or on the ground that they make. */
const OPTIONS = {
  opening: ["picture", "split", "centered", "editorial"],
  sections: ["tint", "rule", "space"],
  heads: ["above", "column", "centered", "hairline"],
  cards: ["raised", "outlined", "tinted", "list"],
  corners: ["soft", "pill"],
  questions: ["beside", "column", "tinted"],
  cta: ["tint", "dark", "accent", "rules"],
} as const satisfies Partial<Record<keyof ThemeFile, readonly string[]>>;

/**
 * Brands of any color, half of them with a second one. Each look has as many as the others, on either ground, half of them
 * as the look is and half with any other options.
 */
export function drawLooks(count: number): Promise<DrawnLook[]> {
  const names = Object.keys(LOOKS) as LookName[];
  const random = createRandom(SEED);
  const themes = Array.from({ length: count }, (_, at): ThemeFile => {
    const brand = anyColor(random);
    const accent = anyColor(random);
    const options = anyOptions(random);
    return {
      look: names[at % names.length],
      ground: Math.floor(at / 4) % 2 === 0 ? "dark" : "light",
      colors: { brand, ...(random.below(2) === 0 && { accent }) },
      ...(Math.floor(at / 8) % 2 === 0 && options),
    };
  });
  return Promise.all(themes.map(async (theme) => ({ theme, look: await lookOf(theme) })));
}

function anyColor(random: Random): string {
  return `#${random.below(0x1000000).toString(16).padStart(6, "0")}`;
}

function anyOptions(random: Random): Partial<ThemeFile> {
  return Object.fromEntries(
    Object.entries(OPTIONS).map(([choice, options]) => [choice, random.pick<string>(options)]),
  );
}
