import type { PageSummary } from "../../contract/answers.ts";
import styles from "../form/Dialogs.module.scss";
import { FirstOf } from "../ui/FirstOf.tsx";

/** Pages to choose from: the first of them, where there are very many. */
export function PageList({
  pages,
  onChoose,
}: {
  pages: PageSummary[];
  onChoose: (page: PageSummary) => void;
}) {
  return (
    <ul className={styles.pages}>
      <FirstOf items={pages}>
        {(page) => (
          <li key={page.path}>
            <button type="button" className={styles.page} onClick={() => onChoose(page)}>
              {page.title} <span>{page.hidden ? `${page.route}, hidden` : page.route}</span>
            </button>
          </li>
        )}
      </FirstOf>
      {pages.length === 0 && <li>No page has these words in its name.</li>}
    </ul>
  );
}
