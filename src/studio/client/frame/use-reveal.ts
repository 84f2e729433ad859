import { type FragmentInstance, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { boxOf } from "./boxes.ts";

/** @returns what scrolls to a block, as soon as it is there */
export function useReveal(
  fragments: RefObject<(FragmentInstance | null)[]>,
  shown: object | undefined,
): (at: number | undefined) => void {
  const wanted = useRef<number>(undefined);
  const tryReveal = useCallback(() => {
    if (reveal(fragments.current[wanted.current ?? -1])) wanted.current = undefined;
  }, [fragments]);
  useLayoutEffect(() => {
    if (shown) tryReveal();
  }, [shown, tryReveal]);
  return (at) => {
    wanted.current = at;
    tryReveal();
  };
}

/** Scrolls to a block that is out of view. @returns whether there is such a block */
function reveal(fragment: FragmentInstance | null | undefined): boolean {
  const box = fragment && boxOf(fragment);
  if (!box) return false;
  const inView = box.top + box.height > scrollY + 80 && box.top < scrollY + innerHeight - 80;
  if (!inView)
    scrollTo({ top: Math.max(0, box.top - 120), behavior: isCalm() ? "instant" : "smooth" });
  return true;
}

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
