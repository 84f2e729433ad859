import type { PageSummary } from "../../contract/answers.ts";
import styles from "../form/Dialogs.module.scss";
import { matching } from "../tree/branches.ts";
import { FirstOf } from "../ui/FirstOf.tsx";
import { SearchDialog } from "../ui/SearchDialog.tsx";

/** A list of all pages, to choose the one a block is copied to. */
export function CopyDialog({
  pages,
  onChoose,
  onClose,
}: {
  pages: PageSummary[];
  onChoose: (path: string) => void;
  onClose: () => void;
}) {
  return (
    <SearchDialog title="Copy to which page?" label="Find a page" onClose={onClose}>
      {(words) => (
        <PageList
          pages={matching(pages, words)}
          onChoose={(path) => {
            onClose();
            onChoose(path);
          }}
        />
      )}
    </SearchDialog>
  );
}

function PageList({ pages, onChoose }: { pages: PageSummary[]; onChoose: (path: string) => void }) {
  return (
    <ul className={styles.pages}>
      <FirstOf items={pages}>
        {({ path, title, route, hidden }) => (
          <li key={path}>
            <button type="button" className={styles.page} onClick={() => onChoose(path)}>
              {title} <span>{hidden ? `${route}, hidden` : route}</span>
            </button>
          </li>
        )}
      </FirstOf>
      {pages.length === 0 && <li>No page has these words in its name.</li>}
    </ul>
  );
}
