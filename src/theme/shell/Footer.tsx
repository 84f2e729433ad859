import type { Shell } from "../../engine/model/resolved-page.ts";
import { useStrings } from "../strings/use-strings.ts";
import { ContactWays } from "../ui/ContactWays.tsx";
import styles from "./Footer.module.scss";

/** What the footer is made from. */
export interface FooterProps {
  shell: Shell;
  /** The public address of the page, which is printed with it. */
  address?: string;
}

/** The footer: who this is, every way to reach them, and the index of the site. */
export function Footer({ shell, address: page }: FooterProps) {
  const { say } = useStrings();
  const { note, about, disclaimer, address, groups } = shell.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>{shell.brand}</p>
          {about && <p>{about}</p>}
          <ContactWays contact={shell.contact} />
          {address && (
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <nav aria-label={say("frame.footer")} className={styles.groups}>
          {groups.map(({ label, links }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {page && <p className={styles.printed}>{page}</p>}
        {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
      </div>
    </footer>
  );
}
