import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { FaqList } from "../../ui/FaqList.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import { Contents } from "./Contents.tsx";

/** A long article with contents that stay in view. */
export function ArticleBody({ intro, sections, ...head }: BlockProps<typeof block>) {
  return (
    <article className={styles.article}>
      <ArticleHead {...head} />
      <div className={styles.columns}>
        <Contents sections={sections.map(({ anchor, heading }) => ({ anchor, heading }))} />
        <div className={styles.prose}>
          {intro && (
            <div className={styles.intro}>
              <RichText nodes={intro} />
            </div>
          )}
          {sections.map(({ anchor, heading, text, faq }) => (
            <section key={anchor} id={anchor}>
              <h2>{heading}</h2>
              {text && <RichText nodes={text} />}
              {faq && <FaqList items={faq} name={anchor} />}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
