import styles from "./Contents.module.scss";
import { useSectionInView } from "./use-section-in-view.ts";

/** A section as the contents list it. */
export interface ContentsEntry {
  anchor: string;
  heading: string;
}

/** The contents of an article: beside it and in view on a wide screen, folded above it on a small one. */
export function Contents({ sections }: { sections: ContentsEntry[] }) {
  const inView = useSectionInView(sections.map(({ anchor }) => anchor));
  const list = (
    <ol>
      {sections.map(({ anchor, heading }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} aria-current={anchor === inView ? "true" : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label="On this page">
      <details className={styles.folded}>
        <summary>On this page</summary>
        {list}
      </details>
      <div className={styles.beside}>
        <p>On this page</p>
        {list}
      </div>
    </nav>
  );
}
