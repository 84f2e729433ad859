import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** Steps in their order, on a ruled line. */
export function Process({ steps, ...section }: BlockProps<typeof block>) {
  const Heading = section.title ? "h3" : "h2";
  return (
    <SectionFrame section={section}>
      <ol className={styles.steps}>
        {steps.map(({ number, title, description }) => (
          <li key={number}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <Heading>{title}</Heading>
            <RichText nodes={description} />
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
