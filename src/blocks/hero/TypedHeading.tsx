import styles from "./TypedHeading.module.scss";
import { useTypedText } from "./use-typed-text.ts";

/**
 * A heading that is typed out. Screen readers and search engines get it whole; an unseen copy keeps
 * its place free, so that nothing moves.
 */
export function TypedHeading({ text, running }: { text: string; running: boolean }) {
  const typed = useTypedText(text, running);
  return (
    <h1 className={styles.heading}>
      <span className={typed === undefined ? undefined : styles.whole}>{text}</span>
      {typed !== undefined && (
        <span className={styles.typed} aria-hidden="true">
          {typed}
        </span>
      )}
    </h1>
  );
}
