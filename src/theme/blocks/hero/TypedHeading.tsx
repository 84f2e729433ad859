import styles from "./TypedHeading.module.scss";
import { useTypedText } from "./use-typed-text.ts";

/**
 * A heading that is typed out. Screen readers and search engines get it whole, unseen while it is
 * typed. The copy that is seen holds what is still to come as well, invisible, so that lines break
 * from the beginning as they will in the end.
 */
export function TypedHeading({ text, running }: { text: string; running: boolean }) {
  const typed = useTypedText(text, running);
  return (
    <h1 className={styles.heading}>
      <span className={typed === undefined ? undefined : styles.whole}>{text}</span>
      {typed !== undefined && (
        <span className={styles.typed} aria-hidden="true">
          {typed}
          <span className={styles.rest}>{text.slice(typed.length)}</span>
        </span>
      )}
    </h1>
  );
}
