import type { Resolved } from "../../engine/model/resolved.ts";
import type { FaqItem } from "../parts/faq-item.ts";
import styles from "./FaqList.module.scss";
import { RichText } from "./RichText.tsx";

/** What a list of questions is made from. */
export interface FaqListProps {
  items: Resolved<FaqItem>[];
  /** Of all questions with one name at most one is open: the browser sees to that, without scripts. */
  name: string;
  /** Whether other pages have the same questions, which are then no news to search engines. */
  isShared?: boolean;
}

/** The attributes of RDFa Lite, in the words of schema.org: search engines read questions where they stand. */
const STATED = {
  list: { vocab: "https://schema.org/", resource: "#questions", typeof: "FAQPage" },
  item: { property: "mainEntity", typeof: "Question" },
  question: { property: "name" },
  answer: { property: "acceptedAnswer", typeof: "Answer" },
  text: { property: "text" },
};

/** Questions that open. */
export function FaqList({ items, name, isShared }: FaqListProps) {
  const stated: Partial<typeof STATED> = isShared ? {} : STATED;
  return (
    <div className={styles.list} {...stated.list}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} {...stated.item}>
          <summary>
            <h3 {...stated.question}>{question}</h3>
          </summary>
          <div {...stated.answer}>
            <RichText nodes={answer} {...stated.text} />
          </div>
        </details>
      ))}
    </div>
  );
}
