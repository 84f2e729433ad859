import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useMediaQuery } from "../ui/use-media-query.ts";
import type { Row } from "./branches.ts";
import { PageButton } from "./PageButton.tsx";
import styles from "./PageTree.module.scss";
import { stepIn } from "./step-in.ts";

/** How many rows above and below those that are seen are there as well. */
const OVERSCAN = 8;

/** The lines of the list of pages: one stop of the Tab key, and only those that are seen are in the document. */
export function PageRows({
  rows,
  current,
  changed,
  onOpen,
  onToggle,
}: {
  rows: Row[];
  current: string | undefined;
  changed: ReadonlySet<string>;
  onOpen: (path: string) => void;
  onToggle: (row: Row) => void;
}) {
  const scroll = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const stop = indexOf(rows, active) ?? indexOf(rows, current) ?? 0;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: useRowHeight(),
    overscan: OVERSCAN,
    // What Tab leads to is always there.
    rangeExtractor: (range) =>
      [...new Set([stop, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });
  const focus = useFocus(scroll);
  useCurrentInSight(virtualizer.scrollToIndex, indexOf(rows, current), current);

  const down = (event: KeyboardEvent) => {
    const row = rows[stop];
    const step = row && stepIn(rows, stop, event);
    if (!step) return;
    event.preventDefault();
    if (step.toggles) onToggle(row);
    if (step.to === stop) return;
    setActive(rows[step.to]?.page.path);
    focus();
  };

  return (
    <div className={styles.scroll} ref={scroll}>
      <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }} onKeyDown={down}>
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index];
          if (!row) return null;
          const { page, level, position, size: beside } = row;
          return (
            <li
              key={page.path}
              className={styles.row}
              style={{ height: size, top: start, paddingInlineStart: `${level - 1}rem` }}
              aria-posinset={position}
              aria-setsize={beside}
            >
              <PageButton
                row={row}
                isCurrent={page.path === current}
                isChanged={changed.has(page.path)}
                isStop={index === stop}
                onFocus={() => setActive(page.path)}
                onOpen={onOpen}
                onToggle={() => onToggle(row)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function indexOf(rows: Row[], path: string | undefined): number | undefined {
  const at = path === undefined ? -1 : rows.findIndex(({ page }) => page.path === path);
  return at < 0 ? undefined : at;
}

/** Rows are as high as two lines of type, and higher for fingers. */
function useRowHeight(): () => number {
  const isCoarse = useMediaQuery("(pointer: coarse)");
  const lines = isCoarse ? 2.75 : 2;
  return () => lines * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** @returns what gives the focus to the row that Tab leads to, once it is there */
function useFocus(scroll: { current: HTMLElement | null }): () => void {
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    scroll.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  });
  return () => {
    wanted.current = true;
  };
}

/** Scrolls to the open page when it is another one. */
function useCurrentInSight(
  scrollTo: (index: number) => void,
  index: number | undefined,
  current: string | undefined,
): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (index === undefined || shown.current === current) return;
    shown.current = current;
    scrollTo(index);
  });
}
