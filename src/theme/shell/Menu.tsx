import type { LanguageLink, Shell } from "../../engine/model/resolved-page.ts";
import { useStrings } from "../strings/use-strings.ts";
import { LanguageItem } from "./LanguageItem.tsx";
import styles from "./Menu.module.scss";
import { NavItem } from "./NavItem.tsx";

/** What the menu is made from. */
export interface MenuProps {
  shell: Shell;
  /** The route of the page shown. */
  route: string;
  /** Where the page is in other languages. */
  languages?: LanguageLink[];
}

/**
 * The menu: one list of links. On a wide screen it stands in the header; on a small one the button before it
 * opens it, by its state alone and so without scripts.
 */
export function Menu({ shell, route, languages }: MenuProps) {
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
          {languages?.map((link) => (
            <LanguageItem key={link.language} link={link} />
          ))}
          <NavItem entry={shell.action} route={route} className={styles.action} />
        </ul>
      </nav>
    </>
  );
}
