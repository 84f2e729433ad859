import { type FragmentInstance, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { boxOf } from "./boxes.ts";

/** @returns what scrolls to a block as soon as it is there, now or on the page that is shown next */
export function useReveal(
  fragments: RefObject<(FragmentInstance | null)[]>,
  shown: object | undefined,
): { now: (at: number | undefined) => void; next: (at: number) => void } {
  const wanted = useRef<{ at: number; whole: boolean }>(undefined);
  const tryReveal = useCallback(() => {
    const { at = -1, whole = false } = wanted.current ?? {};
    if (reveal(fragments.current[at], whole)) wanted.current = undefined;
  }, [fragments]);
  useLayoutEffect(() => {
    if (shown) tryReveal();
  }, [shown, tryReveal]);
  return {
    now(at) {
      wanted.current = at === undefined ? undefined : { at, whole: false };
      tryReveal();
    },
    next(at) {
      wanted.current = { at, whole: true };
    },
  };
}

/**
 * Scrolls to a block that is out of view, wholly or, where all of it is to be seen, in part.
 *
 * @returns whether there is such a block
 */
function reveal(fragment: FragmentInstance | null | undefined, whole: boolean): boolean {
  const box = fragment && boxOf(fragment);
  if (!box) return false;
  const bottom = box.top + box.height;
  const inView = whole
    ? box.top >= scrollY && bottom <= scrollY + innerHeight
    : bottom > scrollY + 80 && box.top < scrollY + innerHeight - 80;
  if (!inView)
    scrollTo({ top: Math.max(0, box.top - 120), behavior: isCalm() ? "instant" : "smooth" });
  return true;
}

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
