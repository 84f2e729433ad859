import { Palette } from "lucide-react";
import { useCallback, useMemo, useRef } from "react";
import type { KeptSummary, Overview } from "../contract/answers.ts";
import { LOOK_FILE } from "../contract/look-file.ts";
import { PageCommands } from "./dialogs/PageCommands.tsx";
import styles from "./Studio.module.scss";
import { LOOK_NAME } from "./state/name-of.ts";
import { isChanged, type Session } from "./state/session.ts";
import type { StudioState } from "./state/use-studio.ts";
import { PageTree } from "./tree/PageTree.tsx";
import { ChangedMark } from "./ui/ChangedMark.tsx";

/** The left column: what can be done with whole pages, all of them as a tree, and how all of them look. */
export function PagesColumn({
  studio,
  overview,
  kept = NOTHING_KEPT,
  refresh,
}: {
  studio: StudioState;
  overview: Overview | undefined;
  kept: KeptSummary[] | undefined;
  refresh: () => Promise<void>;
}) {
  const { session } = studio;
  // The tree is large; while a page is being written it stays as it is.
  const changedPaths = unsavedPaths(session, kept).join("\n");
  const changed = useMemo(() => new Set(changedPaths.split("\n")), [changedPaths]);
  const show = useRef(studio.show);
  show.current = studio.show;
  const onOpen = useCallback((path: string) => void show.current(path), []);
  return (
    <div className={styles.pages}>
      {overview && <PageCommands studio={studio} overview={overview} refresh={refresh} />}
      <PageTree
        pages={overview?.pages ?? NO_PAGES}
        current={session.path}
        changed={changed}
        onOpen={onOpen}
      />
      <button
        type="button"
        className={styles.look}
        aria-pressed={session.path === LOOK_FILE}
        onClick={() => onOpen(LOOK_FILE)}
      >
        <Palette aria-hidden="true" focusable="false" />
        {LOOK_NAME}
        {changed.has(LOOK_FILE) && <ChangedMark />}
      </button>
    </div>
  );
}

const NO_PAGES: Overview["pages"] = [];
const NOTHING_KEPT: KeptSummary[] = [];

/** Pages with unsaved work, here or elsewhere. What this window knows of its own pages is newer. */
function unsavedPaths({ pages }: Session, kept: KeptSummary[]): string[] {
  const here = Object.values(pages).filter(isChanged);
  const elsewhere = kept.filter(({ path }) => !pages[path]);
  return [...here, ...elsewhere].map(({ path }) => path);
}
