import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { classes } from "../../ui/classes.ts";
import { gridColumns } from "../../ui/grid-columns.ts";
import { Icon } from "../../ui/Icon.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** A grid of short points. */
export function Features({ items, columns = 3, ...section }: BlockProps<typeof block>) {
  const Heading = section.title ? "h3" : "h2";
  return (
    <SectionFrame section={section}>
      <ul className={classes(styles.grid, styles[`columns${gridColumns(items.length, columns)}`])}>
        {items.map(({ icon, title, text, href }) => (
          <li key={title} className={classes(icon && styles.drawn)}>
            {icon && <Icon name={icon} />}
            <Heading>{href ? <a href={href}>{title}</a> : title}</Heading>
            <RichText nodes={text} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
