import { useRef } from "react";
import type { Shell } from "../../engine/model/resolved-page.ts";
import { classes } from "../ui/classes.ts";
import styles from "./Header.module.scss";
import { Menu } from "./Menu.tsx";
import { useMenus } from "./use-menus.ts";

/** The header: transparent over the opening of the home page until it is scrolled, solid elsewhere. */
export function Header({ shell, route }: { shell: Shell; route: string }) {
  const ref = useRef<HTMLElement>(null);
  useMenus(ref);
  return (
    <header ref={ref} className={classes(styles.header, route === "/" && styles.home)}>
      <div className={styles.inner}>
        <a className={styles.brand} href="/">
          {shell.brand}
        </a>
        <Menu shell={shell} route={route} />
      </div>
    </header>
  );
}
