import { useEffect, useRef } from "react";
import { send } from "./messages.ts";

/** What belongs to the studio and not to the page. */
export const TOOLS = "[data-studio]";

/** Follows the pointer: what it is over is marked, a click selects, and links lead nowhere. */
export function usePointer(
  blockOf: (event: MouseEvent) => number | undefined,
  hover: (at: number | undefined) => void,
  select: (at: number) => void,
): void {
  const latest = useRef(blockOf);
  latest.current = blockOf;
  useEffect(() => {
    const move = (event: MouseEvent) => {
      const isOverTool = event.target instanceof Element && event.target.closest(TOOLS);
      if (!isOverTool) hover(latest.current(event));
    };
    const leave = () => hover(undefined);
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a, [type=submit]");
      if (link) event.preventDefault();
      const at = latest.current(event);
      if (at === undefined) return;
      select(at);
      send(parent, { kind: "select", at });
    };
    document.addEventListener("mousemove", move);
    document.documentElement.addEventListener("mouseleave", leave);
    document.addEventListener("click", click, { capture: true });
    return () => {
      document.removeEventListener("mousemove", move);
      document.documentElement.removeEventListener("mouseleave", leave);
      document.removeEventListener("click", click, { capture: true });
    };
  }, [hover, select]);
}
