import { memo, useMemo, useState } from "react";
import type { PageSummary } from "../../contract/answers.ts";
import { say } from "../words/say.ts";
import { branchesOf, flatRows, matching, rowsOf } from "./branches.ts";
import { PageRows } from "./PageRows.tsx";
import styles from "./PageTree.module.scss";
import { SearchBox } from "./SearchBox.tsx";
import { useOpenBranches } from "./use-open-branches.ts";

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
  const route = pages.find(({ path }) => path === current)?.route;
  const { isOpen, setOpen } = useOpenBranches(pages, route);
  const branches = useMemo(() => branchesOf(pages), [pages]);
  const isSearch = wanted.trim() !== "";
  const rows = useMemo(
    () => (isSearch ? flatRows(matching(pages, wanted)) : rowsOf(branches, isOpen)),
    [isSearch, pages, wanted, branches, isOpen],
  );
  // Whatever opens another page, the list shows which one it is.
  const [shown, setShown] = useState(current);
  if (shown !== current) {
    setShown(current);
    if (isSearch && !rows.some(({ page }) => page.path === current)) setWanted("");
  }
  const [first] = rows;
  return (
    <nav className={styles.tree} aria-label={say("tree.pages")}>
      <SearchBox
        value={wanted}
        count={isSearch ? rows.length : undefined}
        onChange={setWanted}
        onEnter={() => isSearch && first && onOpen(first.page.path)}
      />
      {rows.length === 0 && isSearch ? (
        <p className={styles.nothing}>{say("ui.noPageFound")}</p>
      ) : (
        <PageRows
          rows={rows}
          current={current}
          changed={changed}
          onOpen={onOpen}
          onToggle={(row) => setOpen([row.page.route], row.below === "hidden")}
        />
      )}
    </nav>
  );
});
