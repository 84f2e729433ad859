import { useEffect, useRef } from "react";
import { type Shortcut, shortcutOf } from "./shortcuts.ts";

/** Listens for keys that mean something anywhere in this window. */
export function useShortcuts(press: (key: Shortcut) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  }, []);
}
