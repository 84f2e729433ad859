/** Runs in the page that is measured, whose window gets what is exported here as `looks`. */
import axe from "axe-core";
import { converter, formatHex, type Rgb, wcagContrast } from "culori";
import type { Look } from "../../../src/engine/model/look.ts";

const TEXT = 4.5;
/** Contrast of large words, of signs and of the borders of controls. */
const PART = 3;
/** So many signs of an element are enough to find it. */
const SHOWN = 120;
const rgbOf = converter("rgb");

/** Opens what opens, and takes away what visitors never see. */
export function prepare(): void {
  document.querySelector("site-problems")?.remove();
  for (const details of document.querySelectorAll("details")) {
    details.removeAttribute("name");
    // A menu would cover what stands below it.
    if (!details.closest("header")) details.open = true;
  }
  for (const form of document.querySelectorAll<HTMLFormElement>("main form")) form.requestSubmit();
}

export function openMenus(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("header details"))
    details.open = true;
}

/** What is shown of a look. */
export type Shown = Pick<Look, "tokens" | "choices">;

export function apply({ tokens, choices }: Shown): void {
  for (const [choice, option] of Object.entries(choices))
    document.documentElement.setAttribute(`data-look-${choice}`, option);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens);
  document.adoptedStyleSheets = [sheet];
}

/** Something that cannot be read or seen. */
export interface Fault {
  /** The element, as it is written. */
  element: string;
  message: string;
}

/** What cannot be read or seen. */
export async function faults(): Promise<Fault[]> {
  for (const animation of document.getAnimations()) animation.finish();
  const { violations, incomplete } = await axe.run({
    runOnly: { type: "rule", values: ["color-contrast"] },
    resultTypes: ["violations", "incomplete"],
  });
  const broken = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => ({
      element: html.slice(0, SHOWN),
      message: `${any[0]?.message}`,
    })),
  );
  // Where something overlaps, axe leaves it to people; the ground below is known all the same.
  const open = incomplete.flatMap(({ nodes }) =>
    nodes.flatMap(({ target }) => {
      const element = document.querySelector(String(target.at(-1)));
      return element ? wordsFault(element, getComputedStyle(element)) : [];
    }),
  );
  return [...broken, ...open, ...partFaults()];
}

/** What axe does not look at: drawings, marks of lists, what styles write, and the borders of controls. */
function partFaults(): Fault[] {
  return [...document.body.querySelectorAll("*")]
    .filter(isShown)
    .flatMap((element) => [
      ...(element.matches("svg") ? drawingFault(element) : []),
      ...(element.matches("li") ? markerFault(element) : []),
      ...(element.matches("input, select, textarea") ? borderFault(element) : []),
      ...(["::before", "::after"] as const).flatMap((name) => writtenFault(element, name)),
    ]);
}

function drawingFault(element: Element): Fault[] {
  return fault(element, getComputedStyle(element).color, groundOf(element), PART);
}

function markerFault(element: Element): Fault[] {
  const { listStyleType } = getComputedStyle(element);
  if (listStyleType === "none") return [];
  const least = listStyleType === "decimal" ? TEXT : PART;
  const { color } = getComputedStyle(element, "::marker");
  return fault(element, color, groundOf(element), least, "marker");
}

function borderFault(element: Element): Fault[] {
  const { borderTopColor, borderTopWidth } = getComputedStyle(element);
  if (Number.parseFloat(borderTopWidth) === 0 || element.matches("[type=checkbox]")) return [];
  return fault(element, borderTopColor, groundOf(element.parentElement), PART, "border");
}

/** A pseudo-element that has words, or is a sign drawn by its ground or its border. */
function writtenFault(element: Element, name: "::before" | "::after"): Fault[] {
  const style = getComputedStyle(element, name);
  if (style.content === "none" || style.content === "normal" || style.display === "none") return [];
  if (style.content !== '""') return wordsFault(element, style, name);
  const ground = groundOf(element);
  const drawn = [
    ...(alphaOf(style.backgroundColor) > 0 ? [style.backgroundColor] : []),
    ...(Number.parseFloat(style.borderBottomWidth) > 0 ? [style.borderBottomColor] : []),
    ...(Number.parseFloat(style.borderTopWidth) > 0 ? [style.borderTopColor] : []),
  ];
  const seen = drawn.filter((color) => alphaOf(color) > 0);
  const faults = seen.map((color) => fault(element, color, ground, PART, name));
  return faults.every((one) => one.length > 0) ? faults.flat() : [];
}

function wordsFault(element: Element, style: CSSStyleDeclaration, name = ""): Fault[] {
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  return fault(element, style.color, groundOf(element), isLarge ? PART : TEXT, name);
}

function fault(
  element: Element,
  color: string,
  ground: Rgb | undefined,
  least: number,
  name = "",
): Fault[] {
  const front = rgbOf(color);
  if (!ground || !front) return [];
  const reached = wcagContrast(over(front, ground), ground);
  if (reached >= least) return [];
  const message = `${name} ${color} on ${formatHex(ground)}: ${reached.toFixed(2)} of ${least}`;
  return [{ element: element.outerHTML.slice(0, SHOWN), message }];
}

/** The color that an element stands on, with everything that shines through. */
function groundOf(element: Element | null): Rgb | undefined {
  if (!element) return rgbOf("#fff");
  const { backgroundColor } = getComputedStyle(element);
  const own = rgbOf(backgroundColor);
  if (own && alphaOf(backgroundColor) === 1) return own;
  // The header of the home page lies over the opening, which is no element around it.
  const around = element.matches("header")
    ? document.querySelector("main > *")
    : element.parentElement;
  const below = groundOf(around);
  return own && below ? over(own, below) : below;
}

function over(front: Rgb, ground: Rgb): Rgb {
  const part = front.alpha ?? 1;
  const mix = (one: number, other: number) => part * one + (1 - part) * other;
  return {
    mode: "rgb",
    r: mix(front.r, ground.r),
    g: mix(front.g, ground.g),
    b: mix(front.b, ground.b),
  };
}

function alphaOf(color: string): number {
  const parsed = rgbOf(color);
  return parsed ? (parsed.alpha ?? 1) : 0;
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}
