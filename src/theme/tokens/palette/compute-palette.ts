import type { ThemeColors } from "../../../engine/model/theme-file.ts";
import { buttonOf } from "./button.ts";
import { contrast, hexOf, type Lch, lchOf, readable } from "./color.ts";
import { PART, TEXT } from "./pairings.ts";
import type { Palette } from "./palette.ts";
import type { Tone, Tones } from "./tones.ts";

/** A brand with this much chroma or more gives neutrals all of theirs; a gray one gives gray neutrals. */
const VIVID = 0.08;
/** Hues of what went wrong and of what went well. */
const DANGER: Lch = { l: 0.5, c: 0.19, h: 28 };
const SUCCESS: Lch = { l: 0.48, c: 0.12, h: 152 };

/**
 * Makes all colors of a site from those of its brand. Every pairing in `pairings.ts` has its contrast, whatever the brand is.
 *
 * @param panel of which color the ground of a call to action is a tint
 */
export function computePalette(
  { brand, accent = brand, text }: ThemeColors,
  tones: Tones,
  panel: "brand" | "accent" = "brand",
): Palette {
  const color = lchOf(brand);
  const second = lchOf(accent);
  const tinted = lightGrounds(color, second, tones);
  const light = panel === "accent" ? { ...tinted, panel: tintOf(accent) } : tinted;
  const words = wordsOn(light, color, second, tones, text);
  const dark = darkGrounds(color, tones);
  return {
    ...light,
    ...words,
    ...dark,
    ...onDark(dark, color, second),
    ...buttons(light, words, { brand, accent }, tones, dark),
  };
}

/** A light tint of a color, for a ground that words stand on. */
export function tintOf(color: string): string {
  const { c, h } = lchOf(color);
  return hexOf({ l: 0.91, c: Math.min(c, 0.06), h });
}

type Light = Pick<
  Palette,
  | "paper"
  | "paper-tint"
  | "card"
  | "frame"
  | "panel"
  | "line"
  | "brand-100"
  | "brand-200"
  | "brand-300"
  | "accent-300"
  | "accent-400"
  | "accent-500"
>;

function lightGrounds(brand: Lch, accent: Lch, tones: Tones): Light {
  const paper = (tone: Tone) => toned(tone, brand, tones.paperHue);
  const tint = paper(tones.tint);
  const chroma = (most: number) => Math.min(brand.c, most);
  return {
    paper: paper(tones.paper),
    "paper-tint": paper(tones.paperTint),
    card: paper(tones.card),
    frame: paper(tones.frame),
    panel: tint,
    line: paper(tones.line),
    "brand-100": tint,
    "brand-200": hexOf({ l: 0.85, c: chroma(0.05), h: brand.h }),
    "brand-300": hexOf({ l: 0.76, c: chroma(0.08), h: brand.h }),
    "accent-300": hexOf({ l: 0.89, c: Math.min(accent.c, 0.1), h: accent.h }),
    "accent-400": hexOf(accent),
    "accent-500": hexOf({ ...accent, l: accent.l - 0.05 }),
  };
}

type Words = Pick<
  Palette,
  | "ink"
  | "ink-muted"
  | "ink-subtle"
  | "line-strong"
  | "danger"
  | "success"
  | "brand-500"
  | "brand-600"
  | "brand-700"
  | "accent-700"
>;

function wordsOn(light: Light, brand: Lch, accent: Lch, tones: Tones, text?: string): Words {
  const grounds = [light.paper, light["paper-tint"], light.card, light.frame];
  const all = [...grounds, light.panel, light["brand-100"]];
  const neutral = ([l, c]: Tone): Lch => ({ l, c: c * vividness(brand), h: brand.h });
  const link = readable(text === undefined ? brand : lchOf(text), all, TEXT);
  const over = lchOf(link);
  return {
    ink: readable(neutral(tones.ink), [...all, light["accent-300"]], 7),
    "ink-muted": readable(neutral(tones.muted), all, 5.5),
    "ink-subtle": readable(neutral(tones.subtle), all, TEXT),
    "line-strong": readable(neutral([0.62, 0.02]), all, PART),
    danger: readable(DANGER, all, TEXT),
    success: readable(SUCCESS, all, TEXT),
    "brand-500": readable({ ...brand, l: Math.max(brand.l, 0.58) }, all, PART),
    "brand-600": readable({ ...over, l: over.l + 0.06 }, all, TEXT),
    "brand-700": link,
    "accent-700": readable(accent, all, TEXT),
  };
}

type Dark = Pick<Palette, "brand-800" | "brand-900" | "brand-950" | "dark-line">;

/** Dark grounds stay so dark that words of middle lightness can stand on them. */
function darkGrounds(brand: Lch, { dark: [l, c] }: Tones): Dark {
  const ground = (more: number) => hexOf({ l: l + more, c: c * vividness(brand), h: brand.h });
  return {
    "brand-950": ground(0),
    "brand-900": ground(0.05),
    "brand-800": ground(0.11),
    "dark-line": ground(0.2),
  };
}

type OnDark = Pick<Palette, "on-dark" | "on-dark-muted" | "on-dark-link" | "on-dark-accent">;

function onDark(dark: Dark, brand: Lch, accent: Lch): OnDark {
  const grounds = [dark["brand-950"], dark["brand-900"], dark["brand-800"]];
  const neutral = (l: number, c: number): Lch => ({ l, c: c * vividness(brand), h: brand.h });
  return {
    "on-dark": readable(neutral(0.975, 0.006), grounds, 7),
    "on-dark-muted": readable(neutral(0.84, 0.025), grounds, TEXT),
    "on-dark-link": readable({ ...accent, l: Math.max(accent.l, 0.86) }, grounds, TEXT),
    "on-dark-accent": readable({ ...accent, l: Math.max(accent.l, 0.72) }, grounds, TEXT),
  };
}

type Buttons = Pick<
  Palette,
  | "cta-bg"
  | "cta-bg-hover"
  | "cta-fg"
  | "on-dark-cta-bg"
  | "on-dark-cta-bg-hover"
  | "on-dark-cta-fg"
>;

function buttons(
  light: Light,
  words: Words,
  colors: { brand: string; accent: string },
  tones: Tones,
  dark: Dark,
): Buttons {
  const wanted = { ...colors, ink: words.ink }[tones.button];
  const labels = [light.card, words.ink];
  const onLight = buttonOf(wanted, labels);
  const fill = tones.button === "ink" ? light.paper : raised(wanted, dark);
  // What became darker again could be lost on its ground.
  const onDarkGround = buttonOf(fill, labels, 0);
  return {
    "cta-bg": onLight.ground,
    "cta-bg-hover": onLight.hover,
    "cta-fg": onLight.label,
    "on-dark-cta-bg": onDarkGround.ground,
    "on-dark-cta-bg-hover": onDarkGround.hover,
    "on-dark-cta-fg": onDarkGround.label,
  };
}

/** A button that would be lost on a dark ground becomes lighter. */
function raised(fill: string, dark: Dark): string {
  const grounds = [dark["brand-950"], dark["brand-900"]];
  const isSeen = grounds.every((ground) => contrast(fill, ground) >= PART + 0.6);
  return isSeen ? fill : readable({ ...lchOf(fill) }, grounds, PART + 0.6);
}

function toned([l, c]: Tone, brand: Lch, hue = brand.h): string {
  return hexOf({ l, c: c * vividness(brand), h: hue });
}

function vividness({ c }: Lch): number {
  return Math.min(1, c / VIVID);
}
