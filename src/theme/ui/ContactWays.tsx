import type { Contact } from "../../engine/model/resolved.ts";
import styles from "./ContactWays.module.scss";
import { Icon } from "./Icon.tsx";

/** The phone number and the e-mail address, as links. */
export function ContactWays({ contact }: { contact: Contact }) {
  const { phone, phoneNumber, email } = contact;
  return (
    <ul className={styles.ways}>
      {phone && phoneNumber && (
        <li>
          <a href={`tel:${phoneNumber}`}>
            <Icon name="phone" />
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}
