import { EyeOff, Search } from "lucide-react";
import { memo, useState } from "react";
import type { PageSummary } from "../../contract/answers.ts";
import { ChangedMark } from "../ui/ChangedMark.tsx";
import { type Branch, branchesOf, matching } from "./branches.ts";
import styles from "./PageTree.module.scss";

/** All pages of the site, with a search. */
export const PageTree = memo(function PageTree({
  pages,
  current,
  changed,
  onOpen,
}: {
  pages: PageSummary[];
  current: string | undefined;
  /** Paths of pages with unsaved changes. */
  changed: ReadonlySet<string>;
  onOpen: (path: string) => void;
}) {
  const [wanted, setWanted] = useState("");
  const matches = matching(pages, wanted);
  const item = (page: PageSummary) => (
    <PageButton
      page={page}
      isCurrent={page.path === current}
      isChanged={changed.has(page.path)}
      onOpen={onOpen}
    />
  );
  const list = (branches: Branch[]) => (
    <ul className={styles.list}>
      {branches.map(({ page, below }) => (
        <li key={page.path}>
          {item(page)}
          {below.length > 0 && list(below)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.tree} aria-label="Pages">
      <SearchBox value={wanted} onChange={setWanted} />
      <div className={styles.scroll}>
        {wanted.trim() === "" ? (
          list(branchesOf(pages))
        ) : matches.length > 0 ? (
          list(matches.map((page) => ({ page, below: [] })))
        ) : (
          <p className={styles.nothing}>No page has these words in its name.</p>
        )}
      </div>
    </nav>
  );
});

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        placeholder="Find a page"
        aria-label="Find a page"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function PageButton({
  page,
  isCurrent,
  isChanged,
  onOpen,
}: {
  page: PageSummary;
  isCurrent: boolean;
  isChanged: boolean;
  onOpen: (path: string) => void;
}) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-current={isCurrent ? "page" : undefined}
      title={page.route}
      onClick={() => onOpen(page.path)}
    >
      <span className={styles.title}>{page.title}</span>
      {isChanged && <ChangedMark />}
      {page.errors > 0 && (
        <span className={styles.errors}>
          {page.errors === 1 ? "1 problem" : `${page.errors} problems`}
        </span>
      )}
      {page.hidden && (
        <EyeOff className={styles.hidden} role="img" aria-label="hidden" focusable="false" />
      )}
      {page.unfilled && <span className={styles.unfilled}>to be filled</span>}
    </button>
  );
}
