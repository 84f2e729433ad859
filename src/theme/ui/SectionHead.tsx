import type { Resolved } from "../../engine/model/resolved.ts";
import type { Section } from "../parts/section.ts";
import { RichText } from "./RichText.tsx";
import styles from "./SectionHead.module.scss";

/** The words above a section's content; nothing when it has none. */
export function SectionHead({ section }: { section: Resolved<Section> }) {
  const { eyebrow, title, intro } = section;
  if (eyebrow === undefined && title === undefined && intro === undefined) return null;
  return (
    <div className={styles.head}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      {title && <h2>{title}</h2>}
      {intro && <RichText nodes={intro} className={styles.intro} />}
    </div>
  );
}
