import { clampChroma, converter, formatHex, type Oklch, wcagContrast, wcagLuminance } from "culori";

/** A color by lightness, chroma and hue, in which equal steps look equal. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const toOklch = converter("oklch");
/** So often the distance in which a contrast is looked for is halved. */
const HALVINGS = 10;
/** Colors of screens have 256 steps: what is barely reached could be missed. */
const MARGIN = 0.03;

/** @param text as `#b5371f` */
export function lchOf(text: string): Lch {
  const { l, c, h } = toOklch(text) as Oklch;
  return { l, c, h: h ?? 0 };
}

/** A color as `#b5371f`. What screens cannot show loses chroma, and keeps its lightness and hue. */
export function hexOf({ l, c, h }: Lch): string {
  const color: Oklch = { mode: "oklch", l: Math.min(1, Math.max(0, l)), c, h };
  return formatHex(clampChroma(color, "oklch", "rgb"));
}

/** The contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/**
 * The color next to the one that is wanted, by lightness alone, which has some contrast to all grounds.
 *
 * @param grounds as `#fafcfb`; all of them light, or all dark
 */
export function readable(wanted: Lch, grounds: readonly string[], least: number): string {
  const lights = grounds.map(wcagLuminance);
  const reaches = (hex: string) => {
    const own = wcagLuminance(hex);
    return lights.every((light) => ratio(own, light) >= least + MARGIN);
  };
  const first = hexOf(wanted);
  if (reaches(first)) return first;
  const end = lchOf(grounds[0] ?? "").l > 0.6 ? 0 : 1;
  let near = wanted.l;
  let far = end;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const between = (near + far) / 2;
    if (reaches(hexOf({ ...wanted, l: between }))) far = between;
    else near = between;
  }
  return hexOf({ ...wanted, l: far });
}

/** The contrast of two luminances. */
function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** How much lighter or darker one color is than another, from 0 to 1. */
export function lightnessBetween(one: string, other: string): number {
  return Math.abs(lchOf(one).l - lchOf(other).l);
}
