import type { Shell } from "../../engine/model/resolved-page.ts";
import { useStrings } from "../strings/use-strings.ts";
import styles from "./Menu.module.scss";
import { NavItem } from "./NavItem.tsx";

/**
 * The menu: one list of links. On a wide screen it stands in the header; on a small one the button before it
 * opens it, by its state alone and so without scripts.
 */
export function Menu({ shell, route }: { shell: Shell; route: string }) {
  const { say } = useStrings();
  const { phone, phoneNumber } = shell.contact;
  return (
    <>
      <details className={styles.button} data-mobile-menu>
        <summary>
          <span>{say("frame.menu")}</span>
          <span>{say("frame.closeMenu")}</span>
        </summary>
      </details>
      <nav aria-label={say("frame.mainMenu")} className={styles.menu}>
        <ul>
          {shell.header.map((entry) => (
            <NavItem key={entry.label} entry={entry} route={route} />
          ))}
          {phone && phoneNumber && (
            <li className={styles.phone}>
              <a href={`tel:${phoneNumber}`}>
                <span>{say("frame.beforePhone")}</span>
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
