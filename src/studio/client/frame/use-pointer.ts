import { useEffect, useRef } from "react";

/** What belongs to the studio and not to the page. */
export const TOOLS = "[data-studio]";

/** What is done with what the pointer does on the page. */
export interface PointerHandlers {
  hover: (event: MouseEvent | undefined) => void;
  click: (event: MouseEvent) => void;
  /** Whether something is being written where the pointer is, so that a click is none on the page. */
  isWritten: (target: EventTarget | null) => boolean;
  /** A chip was clicked that stands for a token. */
  token: (token: string) => void;
}

/** Follows the pointer over the page, where links lead nowhere. */
export function usePointer(on: PointerHandlers): void {
  const latest = useRef(on);
  latest.current = on;
  useEffect(() => {
    const move = (event: MouseEvent) => {
      const isOverTool = event.target instanceof Element && event.target.closest(TOOLS);
      if (!isOverTool) latest.current.hover(event);
    };
    const leave = () => latest.current.hover(undefined);
    const click = (event: MouseEvent) => {
      const isWritten = latest.current.isWritten(event.target);
      if (isWritten) event.stopPropagation();
      const link = event.target instanceof Element && event.target.closest("a, [type=submit]");
      const chip = event.target instanceof Element && event.target.closest("[data-token]");
      if (chip instanceof HTMLElement) latest.current.token(chip.dataset.token ?? "");
      if (link || isWritten) event.preventDefault();
      if (!isWritten) latest.current.click(event);
    };
    document.addEventListener("mousemove", move);
    document.documentElement.addEventListener("mouseleave", leave);
    document.addEventListener("click", click, { capture: true });
    return () => {
      document.removeEventListener("mousemove", move);
      document.documentElement.removeEventListener("mouseleave", leave);
      document.removeEventListener("click", click, { capture: true });
    };
  }, []);
}
