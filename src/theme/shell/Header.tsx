import { useRef } from "react";
import { classes } from "../ui/classes.ts";
import styles from "./Header.module.scss";
import { Menu, type MenuProps } from "./Menu.tsx";
import { useMenus } from "./use-menus.ts";

/** The header: transparent over the opening of the home page until it is scrolled, solid elsewhere. */
export function Header({ shell, route, languages }: MenuProps) {
  const ref = useRef<HTMLElement>(null);
  useMenus(ref);
  return (
    <header
      ref={ref}
      className={classes(styles.header, route === (shell.home ?? "/") && styles.home)}
    >
      <div className={styles.inner}>
        <a className={styles.brand} href={shell.home ?? "/"}>
          {shell.brand}
        </a>
        <Menu shell={shell} route={route} languages={languages} />
      </div>
    </header>
  );
}
