import type { PublishFinding } from "../../contract/publishing.ts";
import { translated } from "../words/translated.ts";
import styles from "./Publishing.module.scss";

/** The findings of a check, each with a link to its page. */
export function Findings({
  title,
  findings,
  onOpen,
}: {
  title: string;
  findings: readonly PublishFinding[];
  /** Nothing where the studio shows another state of the site than the one that was checked. */
  onOpen?: (path: string) => void;
}) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {findings.map(({ rule, level, message, hint, where, path }) => (
          <li key={`${rule} ${where} ${message}`} className={styles.finding} data-level={level}>
            {path === undefined || !onOpen ? (
              <strong>{where}</strong>
            ) : (
              <button type="button" className={styles.where} onClick={() => onOpen(path)}>
                {where}
              </button>
            )}
            <p>
              {translated(message)} {translated(hint)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
