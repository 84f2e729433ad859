import { useEffect, useRef, useState } from "react";
import type { KeptSummary } from "../../contract/answers.ts";
import { ask } from "../api.ts";
import { live } from "../live.ts";

/** While somebody writes, the list is fetched at most once in so many milliseconds. */
const PAUSE = 1000;

/** The pages with unsaved work, of this window, of others and of earlier times; nothing until they are known. */
export function useKept(onFailure: (message: string) => void): KeptSummary[] | undefined {
  const [kept, setKept] = useState<KeptSummary[]>();
  const fail = useRef(onFailure);
  fail.current = onFailure;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => ask<KeptSummary[]>("kept").then(setKept);
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // Another notice says that the server is away; the list comes with the next news.
        load().catch(() => undefined);
      }, PAUSE);
    };
    load().catch((cause: Error) => fail.current(cause.message));
    for (const event of ["studio:kept", "site:changed"]) live.on(event, soon);
    return () => {
      clearTimeout(timer);
      for (const event of ["studio:kept", "site:changed"]) live.off(event, soon);
    };
  }, []);
  return kept;
}
