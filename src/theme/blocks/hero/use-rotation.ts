import { useEffect, useState } from "react";

/** Milliseconds of half the time that one video is shown. */
const HALF = 2500;

/** Which videos are on the page. */
export interface Rotation {
  /** The number of the video that is seen. */
  current: number;
  /**
   * The number of another one: in the first half of the time the video before, which fades out, and
   * in the second half the next one, which is loaded. At the beginning there is none: -1.
   */
  beside: number;
  /** Whether the second half has begun. */
  settled: boolean;
}

/** Takes the next video every five seconds while playing. */
export function useRotation(count: number, playing: boolean): Rotation {
  const [halves, setHalves] = useState(0);
  useEffect(() => {
    if (!playing || count < 2) return;
    const timer = setInterval(() => setHalves((now) => now + 1), HALF);
    return () => clearInterval(timer);
  }, [count, playing]);
  const turn = halves >> 1;
  const settled = halves % 2 === 1;
  return { current: turn % count, beside: (turn + (settled ? 1 : -1)) % count, settled };
}
