import type { Typeface } from "../../engine/model/look.ts";
import type { TypefacePair } from "../../engine/model/theme-file.ts";

/** Two typefaces that go together, and how headings are set in the first. */
export interface TypePair {
  display: Typeface;
  text: Typeface;
  tracking: string;
  leading: string;
}

/** A typeface of Fontsource, as variable fonts whose weights go from one to another. */
function fontsource(
  name: string,
  family: string,
  [weight, drawn]: [weight: string, drawn: number],
  standIn?: Typeface["standIn"],
): Typeface {
  const source = { package: `@fontsource-variable/${name}`, name };
  return { family: `${family} Variable`, source, weight, drawn, ...(standIn && { standIn }) };
}

const NEWSREADER: Typeface = {
  family: "Newsreader Display",
  source: {
    file: "src/theme/ui/fonts/newsreader-display-500.woff2",
    license: "src/theme/ui/fonts/OFL-Newsreader.txt",
  },
  weight: "500",
  drawn: 500,
};
const TEXT = 400;

const jakarta = (drawn: number) =>
  fontsource("plus-jakarta-sans", "Plus Jakarta Sans", ["200 800", drawn], "sans");
const inter = (drawn: number) => fontsource("inter", "Inter", ["100 900", drawn], "sans");
const manrope = (drawn: number) => fontsource("manrope", "Manrope", ["200 800", drawn], "sans");
const schibsted = (drawn: number) =>
  fontsource("schibsted-grotesk", "Schibsted Grotesk", ["400 900", drawn], "sans");
const sourceSans = fontsource("source-sans-3", "Source Sans 3", ["200 900", TEXT], "sans");

/** The pairs that a site can name. */
export const TYPE_PAIRS: Readonly<Record<TypefacePair, TypePair>> = {
  "newsreader-figtree": {
    display: NEWSREADER,
    text: fontsource("figtree", "Figtree", ["300 900", TEXT]),
    tracking: "-.018em",
    leading: "1.06",
  },
  "bricolage-work": {
    display: fontsource("bricolage-grotesque", "Bricolage Grotesque", ["200 800", 750], "sans"),
    text: fontsource("work-sans", "Work Sans", ["100 900", TEXT], "sans"),
    tracking: "-.035em",
    leading: ".98",
  },
  jakarta: { display: jakarta(650), text: jakarta(TEXT), tracking: "-.03em", leading: "1.08" },
  "source-serif-sans": {
    display: fontsource("source-serif-4", "Source Serif 4", ["200 900", 380], "serif"),
    text: sourceSans,
    tracking: "-.022em",
    leading: "1.06",
  },
  inter: { display: inter(650), text: inter(TEXT), tracking: "-.03em", leading: "1.05" },
  manrope: { display: manrope(700), text: manrope(TEXT), tracking: "-.03em", leading: "1.08" },
  schibsted: {
    display: schibsted(700),
    text: schibsted(TEXT),
    tracking: "-.02em",
    leading: "1.04",
  },
  "fraunces-dm": {
    display: fontsource("fraunces", "Fraunces", ["100 900", 500], "serif"),
    text: fontsource("dm-sans", "DM Sans", ["100 1000", TEXT], "sans"),
    tracking: "-.02em",
    leading: "1.06",
  },
  "lora-nunito": {
    display: fontsource("lora", "Lora", ["400 700", 550], "serif"),
    text: fontsource("nunito-sans", "Nunito Sans", ["200 1000", TEXT], "sans"),
    tracking: "-.01em",
    leading: "1.12",
  },
  "literata-hanken": {
    display: fontsource("literata", "Literata", ["200 900", 500], "serif"),
    text: fontsource("hanken-grotesk", "Hanken Grotesk", ["100 900", TEXT], "sans"),
    tracking: "-.015em",
    leading: "1.1",
  },
  "playfair-source": {
    display: fontsource("playfair-display", "Playfair Display", ["400 900", 550], "serif"),
    text: sourceSans,
    tracking: "-.01em",
    leading: "1.08",
  },
  "space-grotesk-inter": {
    display: fontsource("space-grotesk", "Space Grotesk", ["300 700", 600], "sans"),
    text: inter(TEXT),
    tracking: "-.03em",
    leading: "1.04",
  },
};
