import type { Box } from "../boxes.ts";
import styles from "./DraggedBlock.module.scss";
import type { Dragged } from "./use-dragging.ts";

/** Shows what is dragged: its name at the pointer, where it comes from, and the line where it would land. */
export function DraggedBlock({
  dragged: { drop, x, y },
  box,
  name,
}: {
  dragged: Dragged;
  /** Where the block stands as long as it is not dropped. */
  box: Box | null;
  name: string;
}) {
  return (
    <div aria-hidden="true">
      {box && <div className={styles.from} style={{ ...box }} />}
      {drop && (
        <div
          className={styles.line}
          style={{ top: drop.top, left: drop.left, width: drop.width }}
        />
      )}
      <div className={styles.name} style={{ translate: `${x}px ${y}px` }}>
        {name}
      </div>
    </div>
  );
}
