import { useStrings } from "../../strings/use-strings.ts";
import styles from "./Contents.module.scss";
import { useSectionInView } from "./use-section-in-view.ts";

/** A section as the contents list it. */
export interface ContentsEntry {
  anchor: string;
  heading: string;
}

/** The contents of an article: beside it and in view on a wide screen, folded above it on a small one. */
export function Contents({ sections }: { sections: ContentsEntry[] }) {
  const { say } = useStrings();
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
    <nav className={styles.contents} aria-label={say("contents.title")}>
      <details className={styles.folded}>
        <summary>{say("contents.title")}</summary>
        {list}
      </details>
      <div className={styles.beside}>
        <p>{say("contents.title")}</p>
        {list}
      </div>
    </nav>
  );
}
