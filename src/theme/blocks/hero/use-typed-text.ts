import { useEffect, useRef, useState } from "react";

/** Milliseconds for one character. */
const PACE = 50;

/**
 * The part of a text that has been typed so far; `undefined` when there is nothing to hide: before
 * typing starts, where motion is not wanted, and when all is typed. A text is typed once only.
 */
export function useTypedText(text: string, running: boolean): string | undefined {
  const [count, setCount] = useState<number>();
  const started = useRef<string>(undefined);

  useEffect(() => {
    if (!running || started.current === text) {
      setCount(undefined);
      return;
    }
    let typed = 0;
    setCount(0);
    const timer = setInterval(() => {
      typed += 1;
      started.current = text;
      setCount(typed);
      if (typed >= text.length) clearInterval(timer);
    }, PACE);
    return () => clearInterval(timer);
  }, [text, running]);

  return count === undefined || count >= text.length ? undefined : text.slice(0, count);
}
