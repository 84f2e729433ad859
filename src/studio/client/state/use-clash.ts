import { useMemo, useState } from "react";
import type { PageClash } from "./join-page.ts";

/** Changes of a page that wait for a decision, on the screen or put off. */
interface OpenClash {
  path: string;
  clash: PageClash;
  isShown: boolean;
}

/** Changes that clash, until the user has decided. One that was put off does not come up again by itself. */
export function useClash() {
  const [asked, setAsked] = useState<OpenClash>();
  const handlers = useMemo(() => {
    const shown = (isShown: boolean) => setAsked((now) => now && { ...now, isShown });
    return {
      take: (path: string, clash: PageClash | undefined) =>
        setAsked((now) => {
          if (now && now.path !== path) return now;
          return clash && { path, clash, isShown: now?.isShown ?? true };
        }),
      show: () => shown(true),
      putOff: () => shown(false),
    };
  }, []);
  return { asked, ...handlers };
}
