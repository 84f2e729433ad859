import { useEffect, useState } from "react";

/** Milliseconds that one film is shown. */
const INTERVAL = 5000;

/** The number of the film to show: the next one every five seconds while playing. */
export function useRotation(count: number, playing: boolean): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!playing || count < 2) return;
    const timer = setInterval(() => setCurrent((now) => (now + 1) % count), INTERVAL);
    return () => clearInterval(timer);
  }, [count, playing]);
  return current;
}
