import { useCallback, useEffect, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { TEAM_CHANGED } from "../../contract/team-news.ts";
import { ask } from "../api.ts";
import { live } from "../live.ts";
import { withOwnForms } from "../words/translated-forms.ts";

/** Everything beside the edited page, fetched again whenever the site's files change, or what the team does with drafts. */
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
    for (const event of ["site:changed", TEAM_CHANGED]) live.on(event, refresh);
    return () => {
      for (const event of ["site:changed", TEAM_CHANGED]) live.off(event, refresh);
    };
  }, [refresh]);

  return { overview, refresh };
}
