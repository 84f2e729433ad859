import type { Resolved } from "../../engine/model/resolved.ts";
import type { FaqItem } from "../parts/faq-item.ts";
import styles from "./FaqList.module.scss";
import { RichText } from "./RichText.tsx";

/** Questions of which at most one is open. The browser sees to that by the common name, without scripts. */
export function FaqList({ items, name }: { items: Resolved<FaqItem>[]; name: string }) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className={styles.answer}>
            <RichText nodes={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
