import { type RefObject, useEffect, useRef, useState } from "react";

/** The room that an element offers, in CSS pixels. */
export function useRoom(): [{ width: number; height: number }, RefObject<HTMLDivElement | null>] {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [room, element];
}
