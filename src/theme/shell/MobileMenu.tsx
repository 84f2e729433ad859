import type { Shell } from "../../engine/model/resolved-page.ts";
import styles from "./MobileMenu.module.scss";
import { NavItem } from "./NavItem.tsx";

/** The menu of small screens. Its groups open independently. */
export function MobileMenu({ shell, route }: { shell: Shell; route: string }) {
  const { phone, phoneNumber } = shell.contact;
  return (
    <details className={styles.menu} data-mobile-menu>
      <summary>
        <span className={styles.closed}>Menu</span>
        <span className={styles.opened}>Close</span>
      </summary>
      <nav aria-label="Menu" className={styles.panel}>
        <ul>
          {shell.header.map((entry) => (
            <NavItem key={entry.label} entry={entry} route={route} />
          ))}
          {phone && phoneNumber && (
            <NavItem entry={{ label: `Call ${phone}`, href: `tel:${phoneNumber}` }} route={route} />
          )}
          <NavItem entry={shell.action} route={route} />
        </ul>
      </nav>
    </details>
  );
}
