import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** A row of figures. */
export function Stats({ items, ...section }: BlockProps<typeof block>) {
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
