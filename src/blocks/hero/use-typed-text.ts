import { useEffect, useState } from "react";

/** Milliseconds for one character. */
const PACE = 50;

/**
 * The part of a text that has been typed so far; `undefined` when there is nothing to hide: before
 * typing starts, where motion is not wanted, and when all is typed.
 */
export function useTypedText(text: string, running: boolean): string | undefined {
  const [count, setCount] = useState<number>();

  useEffect(() => {
    if (!running) {
      setCount(undefined);
      return;
    }
    let typed = 0;
    setCount(0);
    const timer = setInterval(() => {
      typed += 1;
      setCount(typed);
      if (typed >= text.length) clearInterval(timer);
    }, PACE);
    return () => clearInterval(timer);
  }, [text, running]);

  return count === undefined || count >= text.length ? undefined : text.slice(0, count);
}
