import type { Role } from "./palette.ts";

/** Two colors that stand together somewhere, and the least contrast between them (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface Pairing {
  front: Role;
  ground: Role;
  least: number;
}

/** Contrast of words, and of large words, signs and borders of controls. */
export const TEXT = 4.5;
export const PART = 3;

/** Grounds that any words can stand on. */
export const LIGHT: readonly Role[] = ["paper", "paper-tint", "card", "frame"];
/** Grounds of calls to action and of what is set apart by its color. */
export const PANELS: readonly Role[] = ["panel", "brand-100"];
export const DARK: readonly Role[] = ["brand-950", "brand-900", "brand-800"];

/** Every pairing that a block or the frame can make. */
export const PAIRINGS: readonly Pairing[] = [
  ...pairs(["ink", "ink-muted", "brand-700", "brand-600", "accent-700"], LIGHT, TEXT),
  ...pairs(["ink-subtle", "danger", "success"], LIGHT, TEXT),
  ...pairs(["ink", "ink-muted", "brand-700"], PANELS, TEXT),
  ...pairs(["brand-600", "accent-700"], PANELS, PART),
  ...pairs(["ink"], ["accent-300"], TEXT),
  ...pairs(["cta-fg"], ["cta-bg", "cta-bg-hover"], TEXT),
  ...pairs(["brand-500", "line-strong"], LIGHT, PART),
  ...pairs(["on-dark", "on-dark-muted", "on-dark-link", "on-dark-accent"], DARK, TEXT),
  ...pairs(["on-dark-cta-bg"], ["brand-950", "brand-900"], PART),
  ...pairs(["on-dark-cta-fg"], ["on-dark-cta-bg", "on-dark-cta-bg-hover"], TEXT),
];

function pairs(fronts: Role[], grounds: readonly Role[], least: number): Pairing[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));
}
