/** Lightness and chroma of a neutral color in OKLCH. Its hue is that of the brand, unless the look has one of its own. */
export type Tone = readonly [lightness: number, chroma: number];

/** How a look makes its palette from the colors of a brand. */
export interface Tones {
  paper: Tone;
  paperTint: Tone;
  card: Tone;
  frame: Tone;
  tint: Tone;
  ink: Tone;
  muted: Tone;
  subtle: Tone;
  line: Tone;
  dark: Tone;
  /** The hue of papers, in degrees; that of the brand by default. */
  paperHue?: number;
  /** What buttons have: the accent, the brand or the ink. */
  button: "accent" | "brand" | "ink";
}
