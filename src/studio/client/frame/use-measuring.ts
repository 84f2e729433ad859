import { useEffect, useLayoutEffect } from "react";

/**
 * Measures whenever what is on the page may stand elsewhere: after each render, as blocks that were only exchanged leave the page
 * its height, and when the page gets another size.
 *
 * @param measure always the same function
 */
export function useMeasuring(measure: () => void): void {
  useLayoutEffect(measure);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [measure]);
}
