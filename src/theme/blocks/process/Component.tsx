import type { ResolvedBlockOf } from "../../../engine/model/resolved-block.ts";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import styles from "./Component.module.scss";

/** Steps in their order, on a ruled line. */
export function Process({ steps, ...section }: ResolvedBlockOf<"process">) {
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
