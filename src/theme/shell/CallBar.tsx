import type { Shell } from "../../engine/model/resolved-page.ts";
import { useStrings } from "../strings/use-strings.ts";
import styles from "./CallBar.module.scss";

/** Two buttons at the thumb on phones: call, and the header's action. */
export function CallBar({ shell }: { shell: Shell }) {
  const { say } = useStrings();
  const { phone, phoneNumber } = shell.contact;
  return (
    <nav aria-label={say("frame.contact")} className={styles.bar} data-call-bar data-screen-only>
      {phone && phoneNumber && (
        <a href={`tel:${phoneNumber}`} aria-label={say("frame.callNumber", { phone })}>
          {say("frame.call")}
        </a>
      )}
      <a className={styles.action} href={shell.action.href}>
        {shell.action.label}
      </a>
    </nav>
  );
}
