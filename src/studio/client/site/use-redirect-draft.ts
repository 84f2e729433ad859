import { useCallback, useEffect, useRef, useState } from "react";
import type {
  KeepRedirectsAnswer,
  KeptRedirects,
  RedirectDraft,
  RedirectsNews,
} from "../../contract/answers.ts";
import { ask, WINDOW } from "../api.ts";
import { live } from "../live.ts";
import { NO_CHANGES } from "./redirect-draft.ts";

/** Changes the draft; what another window has done since stays in it. */
export type ChangeDraft = (change: (draft: RedirectDraft) => RedirectDraft) => Promise<void>;

const NONE: KeptRedirects = { draft: NO_CHANGES };

/**
 * What was changed of the old addresses and is not saved yet. It lies with the server, and all windows show the same.
 *
 * @returns the draft, and what changes it: it throws a sentence when the server does not keep it
 */
export function useRedirectDraft(): [RedirectDraft, ChangeDraft] {
  const [kept, setKept] = useState(NONE);
  const latest = useRef(NONE);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** One after the other: an answer that comes late would stand for what is not there any more. */
  const inTurn = useCallback((work: () => Promise<void>) => {
    const done = last.current.then(work);
    last.current = done.catch(() => undefined);
    return done;
  }, []);
  const take = useCallback((next: KeptRedirects) => {
    latest.current = next;
    setKept(next);
  }, []);

  useEffect(() => {
    // Another notice says that the server is away; the window is loaded again when it is back.
    const load = () => ask<KeptRedirects>("kept-redirects").then(take, () => undefined);
    const hear = ({ window: name }: RedirectsNews) => {
      if (name !== WINDOW) void inTurn(load);
    };
    void inTurn(load);
    live.on("studio:redirects", hear);
    return () => live.off("studio:redirects", hear);
  }, [inTurn, take]);

  const change = useCallback<ChangeDraft>(
    (by) => {
      const send = async (): Promise<void> => {
        const draft = by(latest.current.draft);
        const input = { ...draft, after: latest.current.version, window: WINDOW };
        const answer = await ask<KeepRedirectsAnswer>("keep-redirects", input);
        if (answer.outcome === "kept") return take({ draft, ...answer });
        take(answer);
        return send();
      };
      return inTurn(send);
    },
    [inTurn, take],
  );
  return [kept.draft, change];
}
