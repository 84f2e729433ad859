import { useCallback, useLayoutEffect, useRef } from "react";

/** The function as it was rendered last, by a name that stays: what is memoized need not be rendered for it. */
export function useStable<Parameters extends unknown[], Result>(
  work: (...given: Parameters) => Result,
): (...given: Parameters) => Result {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: Parameters) => latest.current(...given), []);
}
