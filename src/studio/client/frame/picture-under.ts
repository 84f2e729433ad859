import type { FragmentInstance } from "react";
import type { ShownPicture } from "./messages.ts";
import { isWithin } from "./writing/shown-text.ts";

/** The picture of a block that stands at a point; nothing where there is none. */
export function pictureUnder(
  target: Element,
  fragment: FragmentInstance,
): ShownPicture | undefined {
  if (!(target instanceof HTMLImageElement)) return undefined;
  const { alt } = target;
  const same = [...document.images].filter((one) => one.alt === alt && isWithin(fragment, one));
  return { alt, nth: same.indexOf(target) };
}
