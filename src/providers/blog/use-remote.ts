import { useEffect, useRef, useState } from "react";

/** Something that is fetched in the browser. */
export type Remote<Value> =
  | { state: "loading" }
  | { state: "error"; cause: unknown; retry: () => void }
  | { state: "loaded"; value: Value };

/** What is fetched, and how. */
export interface Fetching<Value> {
  /** Names it; another name fetches anew, `undefined` waits. */
  key: string | undefined;
  load: (signal: AbortSignal) => Promise<Value>;
  /** What the page brought with it: shown at once, and kept when it cannot be renewed. */
  initial?: Value;
}

/**
 * Fetches a value once React has taken over, and keeps it for this visit, so that a second look is
 * instant. A request ends with its component.
 */
export function useRemote<Value>({ key, load, initial }: Fetching<Value>): Remote<Value> {
  const [remote, setRemote] = useState<Remote<Value>>(() => loadedOr(initial));
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ load, initial });
  latest.current = { load, initial };

  useEffect(() => {
    if (key === undefined) return;
    const { load, initial } = latest.current;
    const kept = recall<Value>(key);
    setRemote(loadedOr(kept ?? initial));
    if (kept !== undefined) return;
    const controller = new AbortController();
    load(controller.signal).then(
      (value) => {
        keep(key, value);
        if (!controller.signal.aborted) setRemote({ state: "loaded", value });
      },
      (cause: unknown) => {
        if (controller.signal.aborted || initial !== undefined) return;
        setRemote({ state: "error", cause, retry: () => setAttempt(attempt + 1) });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  return key === undefined ? loadedOr(initial) : remote;
}

function loadedOr<Value>(value: Value | undefined): Remote<Value> {
  return value === undefined ? { state: "loading" } : { state: "loaded", value };
}

function recall<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value !== undefined) sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the next look fetches again.
  }
}
