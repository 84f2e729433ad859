import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import type { Vector } from "./crop-box.ts";

/** A pointer that moved less, in pixels, has clicked. */
const STILL = 4;
const KEYS: Readonly<Record<string, Vector>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** One step of a key is one percent; with Shift it is as many. */
const LARGE_STEP = 10;

/** What moves something over a picture. */
export interface Steering {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Makes the functions by which parts over a picture are moved, by pointer and by arrow keys.
 *
 * @param area what the picture fills
 */
export function useSteering(area: RefObject<HTMLElement | null>) {
  /**
   * @param begin is asked when it begins, and gives what takes the way that was gone since then
   * @param onClick takes the point that was clicked without any move, in percent of the picture
   */
  return (begin: () => (way: Vector) => void, onClick?: (at: Vector) => void): Steering => ({
    onPointerDown(event) {
      if (event.button !== 0 || !area.current) return;
      event.preventDefault();
      event.stopPropagation();
      const { currentTarget: handle, clientX, clientY, pointerId } = event;
      handle.focus();
      handle.setPointerCapture(pointerId);
      const bounds = area.current.getBoundingClientRect();
      const move = begin();
      const ended = new AbortController();
      let isStill = true;
      const follow = (now: globalThis.PointerEvent) => {
        const [x, y] = [now.clientX - clientX, now.clientY - clientY];
        isStill &&= Math.hypot(x, y) < STILL;
        if (!isStill) move({ x: (100 * x) / bounds.width, y: (100 * y) / bounds.height });
      };
      const end = (now: globalThis.PointerEvent) => {
        ended.abort();
        if (isStill && now.type === "pointerup")
          onClick?.({
            x: (100 * (clientX - bounds.left)) / bounds.width,
            y: (100 * (clientY - bounds.top)) / bounds.height,
          });
      };
      const { signal } = ended;
      handle.addEventListener("pointermove", follow, { signal });
      handle.addEventListener("pointerup", end, { signal });
      handle.addEventListener("pointercancel", end, { signal });
    },
    onKeyDown(event) {
      const way = KEYS[event.key];
      if (!way) return;
      event.preventDefault();
      const step = event.shiftKey ? LARGE_STEP : 1;
      begin()({ x: way.x * step, y: way.y * step });
    },
  });
}
