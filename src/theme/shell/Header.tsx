import { useRef } from "react";
import { classes } from "../ui/classes.ts";
import { Brand } from "./Brand.tsx";
import styles from "./Header.module.scss";
import { Menu, type MenuProps } from "./Menu.tsx";
import { useMenus } from "./use-menus.ts";

/** The header: transparent over the opening of the home page until it is scrolled, solid elsewhere. */
export function Header({ shell, route, languages }: MenuProps) {
  const ref = useRef<HTMLElement>(null);
  const home = shell.home ?? "/";
  useMenus(ref);
  return (
    <header ref={ref} className={classes(styles.header, route === home && styles.home)}>
      <div className={styles.inner}>
        <a className={styles.brand} href={home}>
          <Brand shell={shell} mayBeDark={route === home} />
        </a>
        <Menu shell={shell} route={route} languages={languages} />
      </div>
    </header>
  );
}
