import { useEffect, useReducer } from "react";
import styles from "./Bounds.module.scss";
import type { Box } from "./boxes.ts";
import { InsertPoints } from "./InsertPoints.tsx";

/** Lines around the block under the pointer and the selected one, with what adds a block above and below them. */
export function Bounds({
  boxAt,
  hovered,
  selected,
  labels,
  onInsert,
}: {
  /** Where a block stands. */
  boxAt: (at: number) => Box | null;
  hovered: number | undefined;
  selected: number | undefined;
  labels: string[];
  onInsert: (index: number) => void;
}) {
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const observer = new ResizeObserver(measureAgain);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const around = [hovered, selected];
  const measured: (Box | null)[] = [];
  // To measure a block takes a while, and most of a long page are not asked for.
  for (const at of around) if (at !== undefined) measured[at] = boxAt(at);
  const line = (at: number | undefined, look: string | undefined) => {
    const box = at === undefined ? undefined : measured[at];
    if (!box || at === undefined) return null;
    return (
      <div className={look} style={{ ...box }}>
        <span className={styles.label}>{labels[at]}</span>
      </div>
    );
  };
  return (
    <>
      <div aria-hidden="true">
        {hovered !== selected && line(hovered, styles.hovered)}
        {line(selected, styles.selected)}
      </div>
      <InsertPoints boxes={measured} around={around} onInsert={onInsert} />
    </>
  );
}
