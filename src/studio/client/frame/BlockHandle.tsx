import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import { say } from "../words/say.ts";
import styles from "./BlockHandle.module.scss";
import type { Box } from "./boxes.ts";

/** The name of a block at its upper corner, by which it is dragged, and chosen by keyboard. */
export function BlockHandle({
  name,
  of: [at, count],
  look,
  box,
  onPress,
  onClick,
}: {
  name: string;
  /** The index of the block, and how many there are. */
  of: [at: number, count: number];
  /** Whether its block is open, or only pointed at; one that is neither shows once it has the focus. */
  look: "selected" | "hovered" | "idle";
  box: Box;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={`${styles.handle} ${styles[look]}`}
      style={{ top: box.top, left: box.left }}
      data-above={at > 0}
      data-main
      aria-label={say("frame.partAt", { name, at: at + 1, count })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={say("frame.drag")}
      onPointerDown={onPress}
      onClick={onClick}
    >
      <GripVertical aria-hidden="true" focusable="false" />
      <span>{name}</span>
    </button>
  );
}
