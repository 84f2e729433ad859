import type { ResolvedBlockOf } from "../../../engine/model/resolved-block.ts";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import styles from "./Component.module.scss";

/** A row of figures. */
export function Stats({ items, ...section }: ResolvedBlockOf<"stats">) {
  return (
    <SectionFrame section={section}>
      <dl className={styles.stats}>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
