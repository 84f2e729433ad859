import type { ReactNode } from "react";
import type { Resolved } from "../../engine/model/resolved.ts";
import type { Section } from "../parts/section.ts";
import { classes } from "./classes.ts";
import styles from "./SectionFrame.module.scss";
import { SectionHead } from "./SectionHead.tsx";

/** How a section is laid out. */
export interface SectionFrameProps {
  section: Resolved<Section>;
  /** `stacked`: heading above the content. `beside`: heading left and content right on a wide screen, where the look has it so. `questions`: as the look has questions. */
  layout?: "stacked" | "beside" | "questions";
  /** Whether the section takes little room above and below, for small print. */
  compact?: boolean;
  /** Whether the section is printed on a page of its own, to be pinned up. */
  sheet?: boolean;
  children: ReactNode;
}

/** A section of a page: its place for links, its background, its heading and its content. */
export function SectionFrame({
  section,
  layout = "stacked",
  compact,
  sheet,
  children,
}: SectionFrameProps) {
  const { tone } = section;
  const hasHead = Boolean(section.eyebrow ?? section.title ?? section.intro);
  return (
    <section
      id={section.anchor}
      className={classes(styles.section, hasHead && styles[layout], compact && styles.compact)}
      data-tone={tone === "plain" ? undefined : tone}
      data-compact={compact || undefined}
      data-sheet={sheet || undefined}
    >
      <SectionHead section={section} />
      <div>{children}</div>
    </section>
  );
}
