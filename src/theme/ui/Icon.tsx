import styles from "./Icon.module.scss";
import drawings from "./icons.svg?no-inline";

/**
 * A small drawing beside a text that says the same; hidden from screen readers.
 *
 * @param name what a block is given for an icon of its page: the lines of it, or the address of one of the site's own. Or one of those
 * that the theme itself draws, `mail`, `pause`, `phone` and `play`: they lie in one file, as most pages have them
 */
export function Icon({ name }: { name: string }) {
  if (name.startsWith("M"))
    return (
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={name} />
      </svg>
    );
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={name.startsWith("/") ? name : `${drawings}#${name}`} />
    </svg>
  );
}
