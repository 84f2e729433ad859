import type { Resolved } from "../../../engine/model/resolved.ts";
import { useStrings } from "../../strings/use-strings.ts";
import styles from "./FactStrip.module.scss";
import type { HeroFact } from "./types.ts";

/** Short facts under the opening. */
export function FactStrip({ facts }: { facts: Resolved<HeroFact>[] }) {
  const { say } = useStrings();
  return (
    <section className={styles.strip} aria-label={say("hero.facts")}>
      <dl>
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
