import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { classes } from "../../ui/classes.ts";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import type { PricingRow } from "./types.ts";

/** Prices as a ledger. */
export function Pricing({ rows, footnote, ...section }: BlockProps<typeof block>) {
  const { say } = useStrings();
  return (
    <SectionFrame section={section} layout="beside">
      <dl className={classes(styles.ledger, section.tone === "dark" && styles.dark)}>
        {rows.map((row) => (
          <div key={row.label} className={classes(row.highlight && styles.highlight)}>
            <dt>{row.label}</dt>
            <dd>{priceOf(row)}</dd>
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

  function priceOf({ value, isLeast, per, isInLabel }: PricingRow): string {
    if (isInLabel) return value;
    const price = per ? say("price.per", { price: value, unit: per }) : value;
    return isLeast ? say("price.least", { price }) : price;
  }
}
