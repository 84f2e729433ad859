import { useMemo } from "react";
import type { KeptSummary, Overview } from "../contract/answers.ts";
import { StudioTools } from "./bar/StudioTools.tsx";
import { PageCommands } from "./dialogs/PageCommands.tsx";
import { DraftButton } from "./drafts/DraftButton.tsx";
import styles from "./Studio.module.scss";
import type { StudioDialog } from "./StudioDialogs.tsx";
import type { SchemeChoice } from "./scheme/use-scheme.ts";
import { SiteList } from "./site/SiteList.tsx";
import type { SiteScreen } from "./site/site-screens.ts";
import { isChanged, type Session } from "./state/session.ts";
import type { Shortcut } from "./state/shortcuts.ts";
import type { StudioState } from "./state/use-studio.ts";
import { PageTree } from "./tree/PageTree.tsx";
import { useStable } from "./ui/use-stable.ts";

/** The left column: what can be done with whole pages, all of them as a tree, and what holds for the whole site. */
export function PagesColumn({
  studio,
  overview,
  kept = NOTHING_KEPT,
  hasRedirectDraft,
  scheme,
  press,
  onDialog,
}: {
  studio: StudioState;
  overview: Overview | undefined;
  kept: KeptSummary[] | undefined;
  /** Whether old addresses were changed, and not saved yet. */
  hasRedirectDraft: boolean;
  scheme: SchemeChoice;
  press: (key: Shortcut) => void;
  /** Opens a window. */
  onDialog: (dialog: StudioDialog) => void;
}) {
  const { session } = studio;
  const team = overview?.team;
  // The tree is large; while a page is being written it stays as it is.
  const changedPaths = unsavedPaths(session, kept).join("\n");
  const changed = useMemo(() => new Set(changedPaths.split("\n")), [changedPaths]);
  const onOpen = useStable((path: string) => void studio.show(path));
  const onOpenScreen = useStable(({ path, part }: SiteScreen) => void studio.show(path, part));
  return (
    <div className={styles.pages}>
      {overview && team && (
        <DraftButton {...{ overview, team }} onClick={() => onDialog("drafts")} />
      )}
      {overview && <PageCommands open={studio.open} overview={overview} onAsk={onDialog} />}
      <PageTree
        pages={overview?.pages ?? NO_PAGES}
        current={session.path}
        changed={changed}
        onOpen={onOpen}
      />
      <SiteList
        {...{ overview, session, changed, hasRedirectDraft }}
        onOpen={onOpenScreen}
        onMedia={() => onDialog("media")}
        onRedirects={() => onDialog("redirects")}
        onPeople={team?.person.role === "admin" ? () => onDialog("people") : undefined}
      />
      <StudioTools {...{ scheme, press, team }} onLanguage={() => onDialog("language")} />
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
