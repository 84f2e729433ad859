import { useRef } from "react";
import type { Shell } from "../../engine/model/resolved-page.ts";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./Header.module.scss";
import { MobileMenu } from "./MobileMenu.tsx";
import { NavItem } from "./NavItem.tsx";
import { useMenus } from "./use-menus.ts";

/** The header: transparent over the opening of the home page until it is scrolled, solid elsewhere. */
export function Header({ shell, route }: { shell: Shell; route: string }) {
  const ref = useRef<HTMLElement>(null);
  useMenus(ref);
  const { phone, phoneNumber } = shell.contact;
  return (
    <header ref={ref} className={classes(styles.header, route === "/" && styles.home)}>
      <div className={styles.inner}>
        <a className={styles.brand} href="/">
          {shell.brand}
        </a>
        <nav aria-label="Primary" className={styles.nav}>
          <ul>
            {shell.header.map((entry) => (
              <NavItem key={entry.label} entry={entry} route={route} group="menus" />
            ))}
          </ul>
        </nav>
        {phone && phoneNumber && (
          <a className={styles.phone} href={`tel:${phoneNumber}`}>
            {phone}
          </a>
        )}
        <div className={styles.action}>
          <Button href={shell.action.href}>{shell.action.label}</Button>
        </div>
        <MobileMenu shell={shell} route={route} />
      </div>
    </header>
  );
}
