import type { Box } from "../boxes.ts";
import styles from "./DraggedItem.module.scss";
import type { Dragged } from "./use-dragging.ts";

/** Shows what is dragged: its name at the pointer, where it comes from, and the line where it would land. */
export function DraggedItem({
  dragged: { drop, x, y },
  box,
  name,
}: {
  dragged: Pick<Dragged<unknown>, "drop" | "x" | "y">;
  /** Where it stands as long as it is not dropped. */
  box: Box | null;
  name: string;
}) {
  return (
    <div aria-hidden="true">
      {box && <div className={styles.from} style={{ ...box }} />}
      {drop && (
        <div
          className={drop.height === undefined ? styles.line : styles.upright}
          style={{ top: drop.top, left: drop.left, width: drop.width, height: drop.height }}
        />
      )}
      <div className={styles.name} style={{ translate: `min(${x}px, 100vw - 100% - 2rem) ${y}px` }}>
        {name}
      </div>
    </div>
  );
}
