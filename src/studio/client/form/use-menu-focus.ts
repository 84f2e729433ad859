import { type RefObject, useRef } from "react";
import { useFocusNext } from "../ui/use-focus-next.ts";
import type { MenuRow } from "./menu-rows.ts";

/** Where the buttons that move an entry stand, from the end. */
const UP = -3;
const DOWN = -2;

/**
 * Lets the focus go with an entry of a menu that is moved, and to the one after an entry that is deleted.
 *
 * @returns the props of the element around the entries, and a function to call before a change
 */
export function useMenuFocus(): {
  around: RefObject<HTMLDivElement | null>;
  follow: (before: MenuRow[], after: MenuRow[], at: number) => void;
} {
  const around = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const buttonsOf = (at: number) => {
    const entry = around.current?.querySelector("ol")?.children[at];
    return [...(entry?.querySelectorAll("button") ?? [])];
  };
  const follow = (before: MenuRow[], after: MenuRow[], at: number) => {
    const buttons = buttonsOf(at);
    const pressed = buttons.findIndex((button) => button === document.activeElement);
    if (pressed < 0) return;
    const moved = after.findIndex(({ entry }) => entry === before[at]?.entry);
    const to = moved < 0 ? Math.min(at, after.length - 1) : moved;
    // The first one drags. The others are counted from the end, as not every entry has all of those before.
    const index = pressed === 0 ? 0 : pressed - buttons.length;
    focusNext(() => {
      const there = buttonsOf(to);
      // At an end of the menu what moves it the other way comes next: the last one deletes.
      const all = [there.at(index), there.at(DOWN), there.at(UP), there[0]];
      return all.find((button) => button?.disabled === false);
    });
  };
  return { around, follow };
}
