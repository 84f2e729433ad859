import { useCallback, useEffect, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { ask } from "../api.ts";
import { live } from "../live.ts";
import { withOwnForms } from "../words/translated-forms.ts";

/** Everything beside the edited page, fetched again whenever the site's files change. */
export function useOverview(onFailure: (message: string) => void): {
  overview: Overview | undefined;
  refresh: () => Promise<void>;
} {
  const [overview, setOverview] = useState<Overview>();
  const refresh = useCallback(async () => {
    try {
      setOverview(withOwnForms(await ask<Overview>("overview")));
    } catch (cause) {
      onFailure((cause as Error).message);
    }
  }, [onFailure]);

  useEffect(() => {
    void refresh();
    live.on("site:changed", refresh);
    return () => live.off("site:changed", refresh);
  }, [refresh]);

  return { overview, refresh };
}
