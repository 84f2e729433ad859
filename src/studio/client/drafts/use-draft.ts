import { useCallback, useEffect, useState } from "react";
import type { DraftAnswer } from "../../contract/drafts.ts";
import { draftActions } from "./draft-actions.ts";

/** One draft, and what is done with it. */
export interface OneDraft {
  /** Nothing until it is known. */
  draft: DraftAnswer | undefined;
  /** Asks for it again. */
  look: () => void;
  /** Does something with it, which answers with the draft as it is then. */
  run: (task: (id: string) => Promise<DraftAnswer>) => void;
  isBusy: boolean;
  /** Why it does not answer, or the last thing could not be done. */
  failure: string | undefined;
}

/** Asks for the draft that is worked on here, as others may have done something with it. */
export function useDraft(id: string | undefined): OneDraft {
  const [draft, setDraft] = useState<DraftAnswer>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const look = useCallback(() => {
    if (id === undefined) return;
    draftActions.show(id).then(setDraft, (cause: Error) => setFailure(cause.message));
  }, [id]);
  useEffect(look, [look]);
  const run = async (task: (id: string) => Promise<DraftAnswer>) => {
    if (id === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setDraft(await task(id));
    } catch (cause) {
      setFailure((cause as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const shown = draft?.id === id ? draft : undefined;
  return { draft: shown, look, run: (task) => void run(task), isBusy, failure };
}
