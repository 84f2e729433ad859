import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether moving pictures may move now. */
export interface Playback {
  /** Goes on the element that holds them. */
  ref: RefObject<HTMLElement | null>;
  /** What the visitor wants; `undefined` until React has taken over. */
  wanted: boolean | undefined;
  /** Wanted, and the visitor can see it. */
  playing: boolean;
  toggle(): void;
}

/** Starts moving unless the visitor asks for less motion or less data; stops when nobody looks. */
export function usePlayback(): Playback {
  const ref = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<boolean>();
  const [seen, setSeen] = useState(true);

  useEffect(() => setWanted(!asksForLess()), []);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let near = true;
    const update = () => setSeen(near && document.visibilityState === "visible");
    const observer = new IntersectionObserver(([entry]) => {
      near = entry?.isIntersecting ?? true;
      update();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, []);

  return { ref, wanted, playing: wanted === true && seen, toggle: () => setWanted((now) => !now) };
}

function asksForLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}
