import { type RefObject, useEffect, useRef } from "react";

/** Stands on the document once anything in it has had the focus. */
const USED = "data-used";

/** Moves the focus to a heading when the element that had it is gone, so that keyboard users do not start over. */
export function useFocusWhenLost(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLost =
      document.activeElement === document.body && document.documentElement.hasAttribute(USED);
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** Notes that something has had the focus. Before that nothing can be lost: a studio that was just loaded begins at its top. */
export function useFocusNotes(): void {
  useEffect(() => {
    const note = () => document.documentElement.setAttribute(USED, "");
    document.addEventListener("focusin", note, { once: true });
    return () => document.removeEventListener("focusin", note);
  }, []);
}
