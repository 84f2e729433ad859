import { useCallback, useEffect, useState } from "react";
import type { PublishAnswer, PublishingAnswer } from "../../contract/publishing.ts";
import { useStable } from "../ui/use-stable.ts";
import { publishingActions } from "./publishing-actions.ts";

/** Milliseconds between two looks at what runs. */
const PAUSE = 700;

/** What goes live, and what stands against it. */
export interface Publishing {
  /** Nothing until it is known. */
  state: PublishingAnswer | undefined;
  /** What has to be seen before it goes live, or has to be right. */
  asked: Exclude<PublishAnswer, { outcome: "queued" }> | undefined;
  /** The publication that was asked for here. */
  begun: string | undefined;
  publish: (sentence: string) => void;
  restore: (id: string) => void;
  /** Looks again, when what stood against it is gone. */
  again: () => void;
  isBusy: boolean;
  /** Why the server did not answer. */
  trouble: string | undefined;
}

/**
 * Follows what goes live while it is looked at.
 *
 * @param isDue whether something goes live by itself now
 * @param onAnswer called whenever the server has answered
 */
export function usePublishing(isDue: boolean, onAnswer: () => void): Publishing {
  const [state, setState] = useState<PublishingAnswer>();
  const [asked, setAsked] = useState<Publishing["asked"]>();
  const [begun, setBegun] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const answered = useStable(onAnswer);
  const look = useCallback(
    () =>
      publishingActions.show().then(
        (answer) => {
          setState(answer);
          setTrouble(undefined);
          answered();
        },
        (cause: Error) => setTrouble(cause.message),
      ),
    [answered],
  );
  useEffect(() => void look(), [look]);
  useFollowing(isBusy || isDue || (state?.queue.length ?? 0) > 0, state, look);
  const run = async (task: () => Promise<PublishAnswer>) => {
    setBusy(true);
    // What stood against it may be gone.
    setAsked((before) => (before?.outcome === "rejected" ? undefined : before));
    try {
      const answer = await task();
      setAsked(answer.outcome === "queued" ? undefined : answer);
      setBegun(answer.outcome === "queued" ? answer.publication.id : undefined);
      await look();
    } catch (cause) {
      setTrouble((cause as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return {
    state,
    asked,
    begun,
    publish: (sentence) =>
      void run(() => publishingActions.publish(sentence, asked?.outcome === "warnings")),
    restore: (id) => void run(() => publishingActions.restore(id)),
    again: () => {
      setAsked(undefined);
      void look();
    },
    isBusy,
    trouble,
  };
}

/** Looks again as long as something is asked for, runs or waits. */
function useFollowing(
  isOn: boolean,
  state: PublishingAnswer | undefined,
  look: () => Promise<void>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look at the state is followed by another one.
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => void look(), PAUSE);
    return () => clearTimeout(timer);
  }, [isOn, state, look]);
}
