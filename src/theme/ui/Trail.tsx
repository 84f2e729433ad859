import type { Crumb } from "../../engine/model/resolved.ts";
import { useStrings } from "../strings/use-strings.ts";
import styles from "./Trail.module.scss";

/** The way from the home page to this one. */
export function Trail({ crumbs }: { crumbs: Crumb[] }) {
  const { say } = useStrings();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={say("frame.breadcrumb")} className={styles.trail}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
