import type { ReactNode } from "react";
import type { Section } from "../fields/section.ts";
import type { Resolved } from "../page/resolved.ts";
import { classes } from "./classes.ts";
import styles from "./SectionFrame.module.scss";
import { SectionHead } from "./SectionHead.tsx";

/** How a section is laid out. */
export interface SectionFrameProps {
  section: Resolved<Section>;
  /** `stacked`: heading above the content. `beside`: heading left and content right on a wide screen. */
  layout?: "stacked" | "beside";
  /** `page` as when nothing is said, or the narrow column of running text. */
  width?: "page" | "prose";
  children: ReactNode;
}

/** A section of a page: its place for links, its background, its heading and its content. */
export function SectionFrame({
  section,
  layout = "stacked",
  width = "page",
  children,
}: SectionFrameProps) {
  const tone = section.tone ?? "plain";
  return (
    <section id={section.anchor} className={classes(styles.section, styles[tone])} data-tone={tone}>
      <div className={classes(styles.inner, styles[layout], styles[width])}>
        <SectionHead section={section} />
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
