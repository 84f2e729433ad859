import { useCallback, useEffect, useRef } from "react";
import { ConflictDialog } from "./dialogs/ConflictDialog.tsx";
import { FormColumn } from "./FormColumn.tsx";
import { PagesColumn } from "./PagesColumn.tsx";
import styles from "./Studio.module.scss";
import { Stage } from "./stage/Stage.tsx";
import { useFrame } from "./stage/use-frame.ts";
import type { Shortcut } from "./state/shortcuts.ts";
import { useAddress } from "./state/use-address.ts";
import { useLinkedField } from "./state/use-linked-field.ts";
import { useOverview } from "./state/use-overview.ts";
import { usePreview } from "./state/use-preview.ts";
import { useRecovery } from "./state/use-recovery.ts";
import { useShortcuts } from "./state/use-shortcuts.ts";
import { useStudio } from "./state/use-studio.ts";
import { TopBar } from "./TopBar.tsx";
import { NoticeBar } from "./ui/NoticeBar.tsx";

/** The visual editor: pages on the left, the page in the middle, its form on the right. */
export function Studio() {
  const report = useRef<(message: string) => void>(() => undefined);
  const { overview, refresh } = useOverview(useCallback((message) => report.current(message), []));
  const studio = useStudio(overview?.id);
  report.current = studio.fail;
  const { session, open, dispatch } = studio;
  const press = (key: Shortcut) => {
    if (key === "save") void studio.save().then(refresh);
    else dispatch({ kind: key === "undo" ? "undone" : "redone" });
  };

  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useFrame(frame, { select: (at) => dispatch({ kind: "selected", at }), press });
  const issues = usePreview(open?.path, open?.page, shown.show);
  useEffect(() => shown.select(session.selected), [session.selected, shown]);
  useRecovery(overview?.id, session.pages);
  useShortcuts(press);
  useLinkedField(open !== undefined && overview !== undefined, session, dispatch);
  useAddress(session.path, overview !== undefined, studio.show);

  return (
    <div className={styles.studio}>
      <TopBar studio={studio} brand={overview?.brand ?? ""} press={press} />
      <NoticeBar notice={studio.notice} onClose={() => studio.tell(undefined)} />
      <div className={styles.columns}>
        <PagesColumn studio={studio} overview={overview} refresh={refresh} />
        <main className={styles.stage}>
          <Stage frame={frame} title={open?.route ?? "none"} />
          {!open && <p className={styles.welcome}>Choose a page on the left to begin.</p>}
        </main>
        {open && overview && (
          <FormColumn
            studio={studio}
            open={open}
            overview={overview}
            issues={issues}
            refresh={refresh}
          />
        )}
      </div>
      {studio.conflict && <ConflictDialog studio={studio} conflict={studio.conflict} />}
    </div>
  );
}
