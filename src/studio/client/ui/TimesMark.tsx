import { CalendarClock, CalendarX2 } from "lucide-react";
import type { TimesMark as Mark } from "../state/times-mark.ts";
import styles from "./TimesMark.module.scss";

/** Says when something goes live or ends, in words or, where there is no room for them, by a drawing with them as its name. */
export function TimesMark({ mark, isSmall = false }: { mark: Mark; isSmall?: boolean }) {
  const Drawing = mark.timing === "ended" ? CalendarX2 : CalendarClock;
  if (isSmall)
    return (
      <span className={styles.small} title={mark.words}>
        <Drawing role="img" aria-label={mark.words} focusable="false" />
      </span>
    );
  return (
    <span className={styles.mark} data-timing={mark.timing}>
      <Drawing aria-hidden="true" focusable="false" />
      {mark.words}
    </span>
  );
}
