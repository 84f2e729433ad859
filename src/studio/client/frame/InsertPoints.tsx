import { Plus } from "lucide-react";
import { LANGUAGE, say } from "../words/say.ts";
import type { Box } from "./boxes.ts";
import styles from "./InsertPoints.module.scss";
import { pointsAround } from "./insert-points.ts";

/** Buttons that add a block above and below some blocks of the page. */
export function InsertPoints({
  boxes,
  around,
  onInsert,
}: {
  boxes: (Box | null)[];
  around: (number | undefined)[];
  onInsert: (index: number) => void;
}) {
  return pointsAround(boxes, around).map(({ index, top, left, width }) => (
    <div
      key={index}
      className={styles.point}
      style={{ top, left, width }}
      lang={LANGUAGE}
      data-studio=""
      data-above={index > 0}
    >
      <button
        type="button"
        aria-label={say("inspector.addHere")}
        title={say("inspector.addHere")}
        onClick={() => onInsert(index)}
      >
        <Plus aria-hidden="true" focusable="false" />
      </button>
    </div>
  ));
}
