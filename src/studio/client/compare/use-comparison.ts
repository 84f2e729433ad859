import { useCallback, useEffect, useRef, useState } from "react";
import type { ComparisonAnswer, ComparisonRequest } from "../../contract/comparison.ts";
import { compareActions } from "./compare-actions.ts";

/** Two states of the site, as far as it is known how they differ. */
export interface ComparisonState {
  answer: ComparisonAnswer | undefined;
  /** Why it cannot be known. */
  failure: string | undefined;
  /** Changes with every answer. */
  version: number;
  /** Compares again: one of the states has changed. */
  again: () => void;
}

/**
 * Compares two states of the site.
 *
 * @param isWanted whether anybody wants to know: both states are built for it
 * @param of changes with the states: results for earlier ones are dropped
 */
export function useComparison(
  wish: ComparisonRequest,
  isWanted: boolean,
  of = "",
): ComparisonState {
  const [known, setKnown] = useState<{ answer?: ComparisonAnswer; failure?: string }>({});
  const [version, setVersion] = useState(0);
  const wanted = JSON.stringify(wish);
  const asked = useRef(0);
  const ask = useCallback(() => {
    asked.current += 1;
    const turn = asked.current;
    const isLast = () => turn === asked.current;
    const note = (next: typeof known) => {
      if (!isLast()) return;
      setKnown(next);
      setVersion(turn);
    };
    compareActions.compare(JSON.parse(wanted) as ComparisonRequest, isLast).then(
      (answer) => note({ answer }),
      (cause: Error) => note({ failure: cause.message }),
    );
  }, [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is compared anew.
  useEffect(() => {
    if (isWanted) ask();
    return () => {
      asked.current += 1;
      setKnown({});
    };
  }, [isWanted, ask, of]);
  return { answer: known.answer, failure: known.failure, version, again: ask };
}
