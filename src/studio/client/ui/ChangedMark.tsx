import { say } from "../words/say.ts";
import styles from "./ChangedMark.module.scss";

/** Stands beside the name of what is not saved yet. */
export function ChangedMark() {
  return (
    <span
      className={styles.changed}
      role="img"
      aria-label={say("ui.changed")}
      title={say("ui.notSaved")}
    />
  );
}
