import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { Button } from "../../ui/Button.tsx";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { RichText } from "../../ui/RichText.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** A call to action. */
export function Cta({ anchor, title, description, button, contact }: BlockProps<typeof block>) {
  return (
    <section id={anchor} className={styles.section} data-panel>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {description && <RichText nodes={description} />}
        </div>
        <div className={styles.ways}>
          <Button href={button.href}>{button.label}</Button>
          {contact && <ContactWays contact={contact} />}
        </div>
      </div>
    </section>
  );
}
