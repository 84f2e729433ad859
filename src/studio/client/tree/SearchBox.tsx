import { Search } from "lucide-react";
import { say } from "../words/say.ts";
import styles from "./PageTree.module.scss";

/** The ID of the search, where the first key of those who want the list of pages leads. */
export const SEARCH_ID = "find-page";

/** Finds pages as words are typed; Enter opens the first, and the arrow key goes to the list. */
export function SearchBox({
  value,
  count,
  onChange,
  onEnter,
}: {
  value: string;
  /** How many pages match, when there was a search. */
  count: number | undefined;
  onChange: (value: string) => void;
  onEnter: () => void;
}) {
  return (
    <>
      <label className={styles.search}>
        <Search aria-hidden="true" />
        <input
          id={SEARCH_ID}
          type="search"
          placeholder={say("ui.findPage")}
          aria-label={say("ui.findPage")}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") onEnter();
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            const nav = event.currentTarget.closest("nav");
            nav?.querySelector<HTMLElement>("li [tabindex='0']")?.focus();
          }}
        />
      </label>
      <p role="status" className={styles.unseen}>
        {count !== undefined && say("tree.found", { count })}
      </p>
    </>
  );
}
