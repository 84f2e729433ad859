import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to a heading when what had it is gone, so that a keyboard finds its place again. */
export function useFocusWhenLost(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
