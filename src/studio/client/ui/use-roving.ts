import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

const CONTROLS = "button:not(:disabled), a[href]";

/**
 * Makes a group of buttons one stop of the Tab key. The arrow keys go on within it: along a row, and from row to row.
 *
 * @param rows which elements are rows; the group is a single one when nothing is given
 * @returns what the element of the group needs
 */
export function useRoving<Group extends HTMLElement>(
  rows?: string,
): {
  ref: RefObject<Group | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
} {
  const ref = useRef<Group>(null);
  const last = useRef<Element>(null);

  const rowsOf = (): HTMLElement[][] => {
    const group = ref.current;
    if (!group) return [];
    const elements = rows ? [...group.querySelectorAll<HTMLElement>(rows)] : [group];
    return elements.map((row) => [...row.querySelectorAll<HTMLElement>(CONTROLS)]);
  };

  /** Only one control can be reached by Tab: the one that had the focus last, or else the first. */
  const settle = () => {
    const all = rowsOf().flat();
    const stop = all.find((control) => control === last.current) ?? mainOf(rowsOf()[0]);
    for (const control of all) control.tabIndex = control === stop ? 0 : -1;
  };
  useLayoutEffect(settle);

  return {
    ref,
    onFocus: () => {
      if (last.current === document.activeElement) return;
      last.current = document.activeElement;
      settle();
    },
    onKeyDown: (event) => {
      // While something is dragged by keys, the arrow keys move it.
      const isDragging = event.target instanceof Element && event.target.matches(DRAGGED);
      if (event.defaultPrevented || isDragging || event.altKey || event.ctrlKey || event.metaKey)
        return;
      const next = nextControl(rowsOf(), document.activeElement, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** How the handle of a dragged entry says that it is dragged. */
const DRAGGED = "[aria-roledescription][aria-pressed='true']";

/** The control of a row that does what the row is for, or that is chosen. */
function mainOf(row: HTMLElement[] | undefined): HTMLElement | undefined {
  return row?.find((control) => control.matches("[data-main], [aria-pressed='true']")) ?? row?.[0];
}

function nextControl(
  rows: HTMLElement[][],
  current: Element | null,
  key: string,
): HTMLElement | undefined {
  const at = rows.findIndex((row) => row.some((control) => control === current));
  const row = rows[at];
  if (!row) return undefined;
  const column = row.findIndex((control) => control === current);
  const isMain = current === mainOf(row);
  const inRow = (other: HTMLElement[] | undefined) =>
    isMain ? mainOf(other) : other?.[Math.min(column, other.length - 1)];
  switch (key) {
    case "ArrowRight":
      return row[column + 1];
    case "ArrowLeft":
      return row[column - 1];
    case "ArrowDown":
      return inRow(rows[at + 1]);
    case "ArrowUp":
      return inRow(rows[at - 1]);
    case "Home":
      return rows.length > 1 ? inRow(rows[0]) : row[0];
    case "End":
      return rows.length > 1 ? inRow(rows.at(-1)) : row.at(-1);
    default:
      return undefined;
  }
}
