import { useEffect, useRef, useState } from "react";

/** Something that is fetched in the browser. */
export type Remote<Value> =
  | { state: "loading" }
  | { state: "error"; message: string; retry: () => void }
  | { state: "loaded"; value: Value };

/**
 * Fetches a value once React has taken over, and keeps it for this visit, so that a second look is
 * instant. A request ends with its component.
 *
 * @param key what is fetched; another key fetches anew, `undefined` waits
 */
export function useRemote<Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
): Remote<Value> {
  const [remote, setRemote] = useState<Remote<Value>>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  const loader = useRef(load);
  loader.current = load;

  useEffect(() => {
    if (key === undefined) return;
    const kept = recall<Value>(key);
    if (kept !== undefined) {
      setRemote({ state: "loaded", value: kept });
      return;
    }
    setRemote({ state: "loading" });
    const controller = new AbortController();
    loader.current(controller.signal).then(
      (value) => {
        keep(key, value);
        if (!controller.signal.aborted) setRemote({ state: "loaded", value });
      },
      (cause: unknown) => {
        if (controller.signal.aborted) return;
        const message = cause instanceof Error ? cause.message : String(cause);
        setRemote({ state: "error", message, retry: () => setAttempt(attempt + 1) });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  return remote;
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
