import { useEffect, useState } from "react";

/** Milliseconds: browsers wait no longer than some weeks, and nobody looks at a window for a day. */
const LONGEST = 24 * 60 * 60_000;

/** Whether a time has passed, also while it is shown; false where there is none. */
export function useIsPast(iso: string | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const wait = iso === undefined ? LONGEST : Math.max(0, Date.parse(iso) - Date.now());
    if (wait >= LONGEST) return undefined;
    const timer = setTimeout(() => setPassed(iso), wait);
    return () => clearTimeout(timer);
  }, [iso]);
  return iso !== undefined && passed === iso;
}
