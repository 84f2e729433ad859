import { useEffect, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { publishingActions } from "./publishing-actions.ts";

/**
 * Whether visitors find the open page at its address now.
 *
 * @returns nothing as long as it is not known, and where nobody knows what is live
 */
export function useLivePage(
  path: string | undefined,
  overview: Overview | undefined,
): boolean | undefined {
  const [known, setKnown] = useState<{ path: string; isLive: boolean | undefined }>();
  useEffect(() => {
    if (path === undefined || siteFileKind(path) || !overview?.publishing) return undefined;
    let isWanted = true;
    publishingActions.livePage(path).then(
      ({ isLive }) => isWanted && setKnown({ path, isLive }),
      // Without an answer, the page is what its own fields say.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [path, overview]);
  return known?.path === path ? known?.isLive : undefined;
}
