import { useEffect, useRef, useState } from "react";

/** A way from one to the next of several things, and from the last to the first. */
export interface Steps<Item> {
  at: number;
  count: number;
  current: Item | undefined;
  go: (by: 1 | -1) => void;
}

/**
 * Goes through some things by buttons, and by Alt with an arrow key. It begins at the first.
 *
 * @param context what the steps belong to: when it changes, the current one is shown again
 * @param onArrive shows the one that was gone to
 */
export function useSteps<Item>(
  items: readonly Item[],
  context: unknown,
  onArrive: (item: Item) => void,
): Steps<Item> {
  const [chosen, setChosen] = useState(0);
  const count = items.length;
  const at = Math.min(chosen, Math.max(0, count - 1));
  const arrive = (to: number) => {
    const item = items[to];
    setChosen(to);
    if (item !== undefined) onArrive(item);
  };
  const go = (by: 1 | -1) => arrive((at + by + count) % Math.max(1, count));
  const stay = () => arrive(at);
  const latest = useRef({ go, stay });
  latest.current = { go, stay };
  // biome-ignore lint/correctness/useExhaustiveDependencies: It is gone to again when one of them changes.
  useEffect(() => latest.current.stay(), [count, context]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
      if (!event.altKey || by === undefined || event.target instanceof HTMLSelectElement) return;
      event.preventDefault();
      latest.current.go(by);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return { at, count, current: items[at], go };
}
