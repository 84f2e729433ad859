import type { Shell } from "../../engine/model/resolved-page.ts";
import styles from "./Menu.module.scss";
import { NavItem } from "./NavItem.tsx";

/**
 * The menu: one list of links. On a wide screen it stands in the header; on a small one the button before it
 * opens it, by its state alone and so without scripts.
 */
export function Menu({ shell, route }: { shell: Shell; route: string }) {
  const { phone, phoneNumber } = shell.contact;
  return (
    <>
      <details className={styles.button} data-mobile-menu>
        <summary>
          <span>Menu</span>
          <span>Close</span>
        </summary>
      </details>
      <nav aria-label="Primary" className={styles.menu}>
        <ul>
          {shell.header.map((entry) => (
            <NavItem key={entry.label} entry={entry} route={route} />
          ))}
          {phone && phoneNumber && (
            <li className={styles.phone}>
              <a href={`tel:${phoneNumber}`}>
                <span>{"Call\u00a0"}</span>
                {phone}
              </a>
            </li>
          )}
          <NavItem entry={shell.action} route={route} className={styles.action} />
        </ul>
      </nav>
    </>
  );
}
