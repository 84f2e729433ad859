import { useEffect, useState } from "react";
import type { UsageAnswer } from "../../contract/answers.ts";
import { ask } from "../api.ts";

/**
 * Where what is written once is shown.
 *
 * @param site is another object whenever the site has changed; nothing where nobody wants to know
 */
export function useUsage(site: object | undefined): UsageAnswer | undefined {
  const [usage, setUsage] = useState<UsageAnswer>();
  useEffect(() => {
    if (site === undefined) return;
    let gone = false;
    // Without an answer no field says where it is shown, and all else goes on.
    void ask<UsageAnswer>("usage")
      .catch(() => undefined)
      .then((answer) => {
        if (!gone) setUsage(answer);
      });
    return () => {
      gone = true;
    };
  }, [site]);
  return usage;
}
