import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { classes } from "../../ui/classes.ts";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** Prices as a ledger. */
export function Pricing({ rows, footnote, ...section }: BlockProps<typeof block>) {
  const { say } = useStrings();
  return (
    <SectionFrame section={section} layout="beside">
      <dl className={classes(styles.ledger, section.tone === "dark" && styles.dark)}>
        {rows.map(({ label, value, isLeast, highlight }) => (
          <div key={label} className={classes(highlight && styles.highlight)}>
            <dt>{label}</dt>
            <dd>{isLeast ? say("price.least", { price: value }) : value}</dd>
          </div>
        ))}
      </dl>
      {footnote && (
        <div className={styles.footnote}>
          <RichText nodes={footnote} />
        </div>
      )}
    </SectionFrame>
  );
}
