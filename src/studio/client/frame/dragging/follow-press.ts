/** What is done with a press that becomes a drag. */
interface DragHandlers {
  /** The pointer is at another point of the window. */
  onMove: (x: number, y: number) => void;
  /** It was let go of there. */
  onDrop: () => void;
  /** The drag is over, or was taken back. */
  onEnd: () => void;
}

/** Pixels that the pointer goes before a press becomes a drag. */
const SLOP = 5;

/**
 * Follows a press on an element, outside of the window as well. Escape takes the drag back.
 *
 * @returns what ends it
 */
export function followPress(
  element: HTMLElement,
  press: PointerEvent,
  { onMove, onDrop, onEnd }: DragHandlers,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let isDrag = false;
  const end = () => {
    if (signal.aborted) return;
    ending.abort();
    onEnd();
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    isDrag ||= Math.hypot(clientX - press.clientX, clientY - press.clientY) >= SLOP;
    if (isDrag) onMove(clientX, clientY);
  };
  const drop = () => {
    if (isDrag) {
      swallowClick();
      onDrop();
    }
    end();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    addEventListener("pointerup", swallowClick, { capture: true, once: true });
    end();
  };
  element.setPointerCapture(press.pointerId);
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", drop, { signal });
  element.addEventListener("pointercancel", end, { signal });
  element.addEventListener("lostpointercapture", end, { signal });
  addEventListener("keydown", key, { signal, capture: true });
  return end;
}

/** Letting go of what was dragged is no click on it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
