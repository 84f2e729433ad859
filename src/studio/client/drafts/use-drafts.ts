import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftAnswer, DraftSummary } from "../../contract/drafts.ts";
import { draftActions } from "./draft-actions.ts";

/** The drafts of a team, and the one that is looked at. */
export interface Drafts {
  /** Nothing until they are known. */
  list: DraftSummary[] | undefined;
  shown: DraftAnswer | undefined;
  /** Shows one, or none. */
  show: (id: string | undefined) => void;
  /** Does something with a draft, whose answer is shown then. */
  run: (task: () => Promise<unknown>) => Promise<void>;
  isBusy: boolean;
  /** Why the last thing could not be done. */
  failure: string | undefined;
}

/** Milliseconds after which a draft that others look at is asked for again. */
const AGAIN = 10_000;

/**
 * Asks for the drafts of a team when they are looked at, and again after each change.
 *
 * @param first the one that is shown first; none for the list of all
 */
export function useDrafts(first: string | undefined): Drafts {
  const [list, setList] = useState<DraftSummary[]>();
  const [id, setId] = useState(first);
  const [shown, setShown] = useState<DraftAnswer>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const wanted = useRef<string>(undefined);
  wanted.current = id;
  const load = useCallback(async () => {
    const [drafts, draft] = await Promise.all([
      draftActions.list(),
      id === undefined ? undefined : draftActions.show(id),
    ]);
    setList(drafts);
    // Another one may be looked at by now, whose answer was faster.
    if (wanted.current === id) setShown(draft);
  }, [id]);
  const run = useCallback(
    async (task: () => Promise<unknown>) => {
      setBusy(true);
      setFailure(undefined);
      try {
        await task();
        await load();
      } catch (cause) {
        setFailure((cause as Error).message);
      } finally {
        setBusy(false);
      }
    },
    [load],
  );
  useEffect(() => void run(async () => undefined), [run]);
  const isWaiting = shown !== undefined && shown.id === id && shown.state !== "changes";
  useEffect(() => {
    if (id === undefined || !isWaiting) return;
    const again = () => draftActions.show(id).then(setShown, () => undefined);
    const timer = setInterval(() => void again(), AGAIN);
    return () => clearInterval(timer);
  }, [id, isWaiting]);
  return { list, shown: shown?.id === id ? shown : undefined, show: setId, run, isBusy, failure };
}
