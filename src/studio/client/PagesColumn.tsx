import { useMemo, useState } from "react";
import type { KeptSummary, Overview } from "../contract/answers.ts";
import { StudioTools } from "./bar/StudioTools.tsx";
import { type AskedPage, PageCommands } from "./dialogs/PageCommands.tsx";
import { DraftButton } from "./drafts/DraftButton.tsx";
import { MediaLibrary } from "./media/MediaLibrary.tsx";
import { PeopleDialog } from "./people/PeopleDialog.tsx";
import styles from "./Studio.module.scss";
import { RedirectsDialog } from "./site/RedirectsDialog.tsx";
import { SiteList } from "./site/SiteList.tsx";
import type { SiteScreen } from "./site/site-screens.ts";
import { useRedirectDraft } from "./site/use-redirect-draft.ts";
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
  refresh,
  press,
  ...asked
}: {
  studio: StudioState;
  overview: Overview | undefined;
  kept: KeptSummary[] | undefined;
  refresh: () => Promise<void>;
  press: (key: Shortcut) => void;
} & AskedPage) {
  const { session } = studio;
  const self = overview?.team?.person;
  const [isMediaOpen, setMediaOpen] = useState(false);
  const [areRedirectsOpen, setRedirectsOpen] = useState(false);
  const [arePeopleOpen, setPeopleOpen] = useState(false);
  const [redirects, changeRedirects] = useRedirectDraft();
  // The tree is large; while a page is being written it stays as it is.
  const changedPaths = unsavedPaths(session, kept).join("\n");
  const changed = useMemo(() => new Set(changedPaths.split("\n")), [changedPaths]);
  const onOpen = useStable((path: string) => void studio.show(path));
  const onOpenScreen = useStable(({ path, part }: SiteScreen) => void studio.show(path, part));
  return (
    <div className={styles.pages}>
      {overview?.team && (
        <DraftButton
          {...{ overview, refresh }}
          team={overview.team}
          onOpenPart={(path, at) =>
            void studio.show(path).then(() => studio.dispatch({ kind: "selected", at }))
          }
        />
      )}
      {overview && (
        <PageCommands studio={studio} overview={overview} refresh={refresh} {...asked} />
      )}
      <PageTree
        pages={overview?.pages ?? NO_PAGES}
        current={session.path}
        changed={changed}
        onOpen={onOpen}
      />
      <SiteList
        overview={overview}
        session={session}
        changed={changed}
        onOpen={onOpenScreen}
        onMedia={() => setMediaOpen(true)}
        hasRedirectDraft={redirects.past.length > 0}
        onRedirects={() => setRedirectsOpen(true)}
        onPeople={self?.role === "admin" ? () => setPeopleOpen(true) : undefined}
      />
      <StudioTools press={press} team={overview?.team} />
      {arePeopleOpen && self && (
        <PeopleDialog
          self={self}
          timeZone={overview?.timeZone}
          onClose={() => setPeopleOpen(false)}
        />
      )}
      {areRedirectsOpen && overview && (
        <RedirectsDialog
          overview={overview}
          draft={redirects}
          changeDraft={changeRedirects}
          onChanged={async () => {
            await refresh();
            await studio.keeper.followAll();
          }}
          onClose={() => setRedirectsOpen(false)}
        />
      )}
      {isMediaOpen && overview && (
        <MediaLibrary
          overview={overview}
          refresh={refresh}
          onOpen={(route) => {
            setMediaOpen(false);
            const page = overview.pages.find((one) => one.route === route);
            if (page) void studio.show(page.path);
          }}
          onClose={() => setMediaOpen(false)}
        />
      )}
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
