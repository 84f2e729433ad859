import type { ShellEntry } from "../../engine/model/resolved-page.ts";
import styles from "./NavItem.module.scss";

/** One entry of a menu. */
export interface NavItemProps {
  entry: ShellEntry;
  /** The route of the page shown, which its link marks. */
  route: string;
  /** Groups with the same name close one another; without one they open independently. */
  group?: string;
}

/** A link, or a group of links that opens. */
export function NavItem({ entry, route, group }: NavItemProps) {
  const link = ({ label, href }: { label: string; href: string }) => (
    <a className={styles.link} href={href} aria-current={href === route ? "page" : undefined}>
      {label}
    </a>
  );
  if ("href" in entry) return <li>{link(entry)}</li>;
  return (
    <li className={styles.group}>
      <details name={group}>
        <summary className={styles.link}>{entry.label}</summary>
        <ul className={styles.panel}>
          {entry.links.map((item) => (
            <li key={item.href}>{link(item)}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
