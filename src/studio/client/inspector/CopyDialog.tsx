import { useState } from "react";
import type { PageSummary } from "../../contract/answers.ts";
import styles from "../form/Dialogs.module.scss";
import field from "../form/Field.module.scss";
import { matching } from "../tree/branches.ts";
import { Dialog } from "../ui/Dialog.tsx";

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
  const [words, setWords] = useState("");
  return (
    <Dialog title="Copy to which page?" onClose={onClose}>
      <input
        type="search"
        className={field.input}
        aria-label="Find a page"
        placeholder="Find a page"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={styles.pages}>
        {matching(pages, words).map(({ path, title, route, hidden }) => (
          <li key={path}>
            <button
              type="button"
              className={styles.page}
              onClick={() => {
                onClose();
                onChoose(path);
              }}
            >
              {title} <span>{hidden ? `${route}, hidden` : route}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
