import type { Choices } from "./looks/look-definition.ts";

/** Radii in pixels: of small parts, controls, cards and panels, and of buttons. */
type Radii = readonly [small: number, control: number, card: number, panel: number, button: number];

const RADII: Record<Choices["corners"], Radii> = {
  soft: [4, 8, 14, 24, 8],
  hard: [0, 0, 0, 0, 0],
  pill: [6, 14, 24, 32, 999],
  slight: [2, 4, 4, 6, 4],
};

/**
 * The radii of a choice of corners, by the names of their tokens.
 *
 * @param roundness a factor
 */
export function radiiOf(corners: Choices["corners"], roundness: number): Record<string, string> {
  const [small, control, card, panel, button] = RADII[corners].map(
    (radius) => `${Math.min(999, Math.round(radius * roundness))}px`,
  );
  return {
    "r-1": small ?? "",
    "r-2": control ?? "",
    "r-3": card ?? "",
    "r-4": panel ?? "",
    "r-button": button ?? "",
  };
}

/** The shadows of what lies over the page, in the color of the darkest ground. */
export function shadowsOf(dark: string): Record<string, string> {
  const shade = (alpha: string) => `rgb(${channels(dark)}/${alpha})`;
  return {
    "sh-1": `0 1px 2px ${shade(".06")},0 1px 1px ${shade(".04")}`,
    "sh-2": `0 2px 4px ${shade(".05")},0 8px 20px -6px ${shade(".12")}`,
    "sh-3": `0 4px 8px ${shade(".06")},0 24px 48px -12px ${shade(".22")}`,
  };
}

/** Veils between a picture and the words on it. */
export function scrimsOf(dark: string): Record<string, string> {
  const veil = (alpha: string) => `rgb(${channels(dark)}/${alpha})`;
  return {
    "scrim-strong": veil(".94"),
    scrim: veil(".78"),
    "scrim-weak": veil(".35"),
    "scrim-none": veil(".1"),
  };
}

/** A color as CSS has it within `rgb()`. */
function channels(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `${value >> 16} ${(value >> 8) & 255} ${value & 255}`;
}
