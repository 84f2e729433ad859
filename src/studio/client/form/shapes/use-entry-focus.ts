import type { RefObject } from "react";
import { useFocusNext } from "../../ui/use-focus-next.ts";

const CONTROLS = "textarea, input, select, button";

/**
 * Leads the focus on when a list is another one.
 *
 * @param around its first child has the entries, and what follows it adds one
 */
export function useEntryFocus(around: RefObject<HTMLElement | null>) {
  const focusNext = useFocusNext();
  const entries = () => [...(around.current?.firstElementChild?.children ?? [])];
  const fieldsOf = (at: number) => entries()[at]?.lastElementChild;
  const buttonsOf = (at: number) => entries()[at]?.firstElementChild?.querySelectorAll("button");
  return {
    /** Into the fields of an entry that is added. */
    toAdded: (at: number) => focusNext(() => fieldsOf(at)?.querySelector<HTMLElement>(CONTROLS)),
    /** To the last button of the entry after one that is deleted. */
    toNext: (at: number) =>
      focusNext(
        () =>
          [...(buttonsOf(Math.min(at, entries().length - 1)) ?? [])].at(-1) ??
          around.current?.nextElementSibling?.querySelector("button"),
      ),
  };
}
