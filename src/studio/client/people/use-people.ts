import { useEffect, useState } from "react";
import type { TeamSettingsAnswer } from "../../contract/people.ts";
import { peopleActions } from "./people-actions.ts";

/** People and settings of a team while they are looked at. */
export interface People {
  /** Nothing until they are known. */
  settings: TeamSettingsAnswer | undefined;
  /** @returns whether it was done */
  run: (task: () => Promise<TeamSettingsAnswer>) => Promise<boolean>;
  isBusy: boolean;
  /** Why the last thing could not be done. */
  failure: string | undefined;
}

/** Asks for people and settings, and shows them as they are after each change, and after one that was rejected. */
export function usePeople(): People {
  const [settings, setSettings] = useState<TeamSettingsAnswer>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run: People["run"] = async (task) => {
    setBusy(true);
    setFailure(undefined);
    try {
      setSettings(await task());
      return true;
    } catch (cause) {
      setFailure((cause as Error).message);
      await peopleActions.show().then(setSettings, () => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    let isWanted = true;
    peopleActions.show().then(
      (answer) => isWanted && setSettings(answer),
      (cause: Error) => isWanted && setFailure(cause.message),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return { settings, run, isBusy, failure };
}
