import type { IconName } from "../../engine/fields/icon-name/type.ts";
import styles from "./Icon.module.scss";
import drawings from "./icons.svg?no-inline";

/** What parts of the theme draw beside what authors can choose. */
type ControlName = "pause" | "play";

/** A small drawing beside a text that says the same; hidden from screen readers. All of them lie in one file, which browsers keep. */
export function Icon({ name }: { name: IconName | ControlName }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
