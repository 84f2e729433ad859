import { useLayoutEffect, useRef } from "react";

/** @returns what gives the focus to something that is there, or still there, after the next rendering */
export function useFocusNext(): (find: () => HTMLElement | null | undefined) => void {
  const next = useRef<() => HTMLElement | null | undefined>(undefined);
  useLayoutEffect(() => {
    const find = next.current;
    next.current = undefined;
    find?.()?.focus();
  });
  return (find) => {
    next.current = find;
  };
}
