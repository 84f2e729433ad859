import type { XastElement } from "svgo";
import { ANIMATIONS, NAMESPACES, PLAIN_ATTRIBUTES, STYLE_ATTRIBUTES } from "./allowed-names.ts";
import { harmlessCss, isHarmlessValue } from "./harmless-css.ts";

/** Attributes of an element that may stay, and the names of those that could run or load something. */
export interface CleanAttributes {
  attributes: Record<string, string>;
  removed: string[];
}

const OWN_PART = /^\s*#[\w.:-]+\s*$/;
const OWN_PICTURE = /^\s*data:image\/(png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/;
/** Elements that show a picture that is a part of the file. */
const SHOWS_PICTURE = new Set(["image", "feImage"]);
/** What an attribute can be called that runs or loads something. */
const DANGEROUS = /^on|(^|:)(href|src|base)$|^xmlns$/i;

/** Sorts the attributes of an element: harmless, of no use to the picture, dangerous. */
export function cleanAttributes({ name, attributes }: XastElement): CleanAttributes {
  const clean: CleanAttributes = { attributes: {}, removed: [] };
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "style") cleanStyle(value, clean);
    else if (isHarmless(name, key, value)) clean.attributes[key] = value;
    else if (isDangerous(name, key)) clean.removed.push(key);
  }
  return clean;
}

/** Whether an animation changes what may be changed, and to values that fetch nothing. */
export function isHarmlessAnimation({ name, attributes }: XastElement): boolean {
  if (!ANIMATIONS.has(name)) return true;
  const changed = attributes.attributeName?.trim() ?? "";
  if (name === "animateMotion" || name === "animateTransform")
    return changed === "" || isKnown(changed);
  const values = ["values", "from", "to", "by"].flatMap((key) => attributes[key]?.split(";") ?? []);
  return isKnown(changed) && values.every(isHarmlessValue);
}

function cleanStyle(value: string, clean: CleanAttributes): void {
  const { css, removed } = harmlessCss(value, "declarationList");
  if (css !== "") clean.attributes.style = css;
  clean.removed.push(...removed);
}

function isHarmless(element: string, key: string, value: string): boolean {
  if (Object.hasOwn(NAMESPACES, key)) return value === NAMESPACES[key];
  if (key === "href" || key === "xlink:href")
    return OWN_PART.test(value) || (SHOWS_PICTURE.has(element) && OWN_PICTURE.test(value));
  return PLAIN_ATTRIBUTES.has(key) || (STYLE_ATTRIBUTES.has(key) && isHarmlessValue(value));
}

/** A link does nothing within a picture; it is left out without a word. */
function isDangerous(element: string, key: string): boolean {
  return STYLE_ATTRIBUTES.has(key) || (element !== "a" && DANGEROUS.test(key));
}

function isKnown(attribute: string): boolean {
  return (
    STYLE_ATTRIBUTES.has(attribute) ||
    (PLAIN_ATTRIBUTES.has(attribute) && !/^(id|class)$/.test(attribute))
  );
}
