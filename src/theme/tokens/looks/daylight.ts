import type { LookDefinition } from "./look-definition.ts";

/** White, cobalt and apricot; everything centered, round and airy, and nothing has an edge. */
export const DAYLIGHT: LookDefinition = {
  choices: {
    opening: "centered",
    ground: "light",
    sections: "space",
    heads: "centered",
    cards: "tinted",
    corners: "pill",
    questions: "tinted",
    cta: "accent",
  },
  colors: { brand: "#1f4fd8", accent: "#ff9d57" },
  tones: {
    paper: [1, 0],
    paperTint: [0.975, 0.011],
    card: [0.965, 0.018],
    frame: [1, 0],
    tint: [0.93, 0.035],
    ink: [0.22, 0.055],
    muted: [0.46, 0.045],
    subtle: [0.52, 0.045],
    line: [0.9, 0.025],
    dark: [0.24, 0.075],
    button: "brand",
  },
  typefaces: "jakarta",
  sizes: {
    "fs-md": "1.0625rem",
    "fs-lg": "clamp(1.125rem, 1.07rem + .26vw, 1.25rem)",
    "fs-xl": "clamp(1.1875rem, 1.16rem + .14vw, 1.25rem)",
    "fs-2xl": "clamp(1.5rem, 1.33rem + .7vw, 2rem)",
    "fs-3xl": "clamp(1.625rem, 1.1rem + 1.9vw, 2.75rem)",
    "fs-h1": "clamp(2.125rem, 1.6rem + 2vw, 3.375rem)",
    "fs-4xl": "clamp(2.25rem, 1.5rem + 3vw, 4.375rem)",
    section: "clamp(3rem, 1.9rem + 4.4vw, 6.5rem)",
    stack: "clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem)",
    "w-page": "72rem",
    hair: "1px",
    rule: "2px",
  },
};
