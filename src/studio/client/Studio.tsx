import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isUse } from "../../engine/model/block.ts";
import type { LookPreview, Overview } from "../contract/answers.ts";
import { blocksOf } from "../contract/blocks-of.ts";
import { LOOK_FILE, type SitePart, siteFileKind } from "../contract/site-files.ts";
import { ask, OUT_OF_REACH } from "./api.ts";
import { OthersHere } from "./bar/OthersHere.tsx";
import { FORM_ID, SkipLinks } from "./bar/SkipLinks.tsx";
import { TopBar } from "./bar/TopBar.tsx";
import { useView, ViewTabs } from "./bar/ViewTabs.tsx";
import { AskedClashDialog } from "./dialogs/AskedClashDialog.tsx";
import { isPageCommand, unsavedNotice } from "./dialogs/page-commands.ts";
import { FormColumn } from "./FormColumn.tsx";
import { useFocusNotes } from "./inspector/use-focus-when-lost.ts";
import { useInserting } from "./inspector/use-inserting.tsx";
import { usePatterns } from "./inspector/use-patterns.ts";
import { LookStage } from "./look/LookStage.tsx";
import { PagesColumn } from "./PagesColumn.tsx";
import { useLivePage } from "./publishing/use-live-page.ts";
import styles from "./Studio.module.scss";
import { type StudioDialog, StudioDialogs } from "./StudioDialogs.tsx";
import { useScheme } from "./scheme/use-scheme.ts";
import { ShownWith } from "./site/ShownWith.tsx";
import { openScreen } from "./site/site-screens.ts";
import { useOpeningValue } from "./site/use-opening-value.ts";
import { useRedirectDraft } from "./site/use-redirect-draft.ts";
import { useShownWith } from "./site/use-shown-with.ts";
import { useUsage } from "./site/use-usage.ts";
import { Stage } from "./stage/Stage.tsx";
import { useShownPage } from "./stage/use-shown-page.ts";
import { StartScreen } from "./start/StartScreen.tsx";
import { useChosenBlocks } from "./state/chosen-blocks.ts";
import { nextDialog } from "./state/next-dialog.ts";
import { type Notice, stayedNotice } from "./state/notices.ts";
import { nextStep, type OpenPage, type StepDirection } from "./state/session.ts";
import type { Shortcut } from "./state/shortcuts.ts";
import type { LeftWork } from "./state/unsent-work.ts";
import { useAddress } from "./state/use-address.ts";
import { useCalmIssues } from "./state/use-calm-issues.ts";
import { useClipboard } from "./state/use-clipboard.ts";
import { useKept } from "./state/use-kept.ts";
import { useLeading } from "./state/use-leading.ts";
import { useOverview } from "./state/use-overview.ts";
import { usePresence } from "./state/use-presence.ts";
import { usePreview } from "./state/use-preview.ts";
import { useShortcuts } from "./state/use-shortcuts.ts";
import { useStepsInWords } from "./state/use-steps-in-words.ts";
import { useStudio } from "./state/use-studio.ts";
import { NoticeBar } from "./ui/NoticeBar.tsx";
import { say } from "./words/say.ts";

/** The visual editor: pages on the left, the page in the middle, its form on the right. */
export function Studio({ left }: { left: LeftWork[] }) {
  const report = useRef<(message: string) => void>(() => undefined);
  const { overview, refresh } = useOverview(useCallback((message) => report.current(message), []));
  const studio = useStudio(overview, left);
  const kept = useKept(studio.fail);
  report.current = studio.fail;
  const { session, open, dispatch } = studio;
  const [dialog, setDialog] = useState<StudioDialog | undefined>(nextDialog);
  const [redirects, changeRedirects] = useRedirectDraft();
  const scheme = useScheme();
  const steps = useStepsInWords(session, overview);
  const press = (key: Shortcut) => {
    if (key === "save") {
      calm.askAll();
      void studio.save().then(refresh);
    } else if (key === "help" || key === "find") setDialog(key);
    else step(key === "undo" ? "undone" : "redone");
  };
  const step = (way: StepDirection) => {
    steps.say(way);
    if (nextStep(session, way)?.isWhole === false)
      studio.notify(stayedNotice(() => setDialog("history")));
    dispatch({ kind: way });
  };

  /** Opens a window. What whole pages are changed with needs everything to be saved. */
  const ask = (wanted: StudioDialog) => {
    const obstacle = isPageCommand(wanted) ? unsavedNotice(session) : undefined;
    if (obstacle) studio.notify(obstacle);
    else setDialog(wanted);
  };

  const isLook = open?.path === LOOK_FILE;
  const screen = openScreen(session);
  const choosing = useChosenBlocks(open, session);
  const clipboard = useClipboard(studio, screen ? undefined : overview, choosing.chosen);
  const patterns = usePatterns(studio, refresh);
  const inserting = useInserting(
    studio,
    screen ? undefined : overview,
    clipboard.paste,
    patterns.forget,
  );
  const hasUsage = screen !== undefined || isSharedUse(open, session.selected);
  const usage = useUsage(hasUsage ? overview : undefined);
  const [shownWith, showWith] = useShownWith(open, screen?.part, usage);
  const shown = open && screen ? { ...open, shown: shownWith, part: screen.part } : open;
  const { view, setView } = useView();
  const leadTo = useLeading(open !== undefined && overview !== undefined, session, dispatch);
  const reveal = (pointer: string, focus: boolean) => {
    if (focus) setView("form");
    leadTo(pointer, focus);
  };
  const opening = useOpeningValue(studio, overview, reveal);
  const page = useShownPage(studio, isLook ? undefined : shown, overview, {
    press,
    insert: inserting.insert,
    edit: (at) => {
      flushSync(() => {
        dispatch({ kind: "selected", at });
        setView("form");
      });
      document.getElementById(FORM_ID)?.focus();
    },
    clip: clipboard.press,
    reveal,
    ...opening,
  });
  const look = useShownLook(isLook ? open : undefined, overview);
  const calm = useCalmIssues(isLook ? look.issues : page.issues, open);
  useShortcuts(press);
  useFocusNotes();
  useAddress(session, overview !== undefined, (path, part) => {
    if (path === "") leave();
    else void showPage(path, part);
  });

  const others = usePresence(session);
  const isLive = useLivePage(open?.path, overview);
  const showPage = (path: string, part?: SitePart) => {
    setView(siteFileKind(path) ? "form" : "page");
    return studio.show(path, part);
  };
  const leave = () => {
    setView("page");
    studio.notify(undefined);
    dispatch({ kind: "left" });
  };

  return (
    <div className={styles.studio} data-view={view}>
      <SkipLinks hasForm={open !== undefined} onView={setView} />
      <TopBar
        studio={studio}
        overview={overview}
        isLive={isLive}
        name={screen?.label}
        isDeleted={isDeleted(overview, open?.path)}
        press={press}
        onLeave={leave}
        onHistory={() => setDialog("history")}
        onPublish={overview?.publishing && (() => setDialog("publish"))}
        others={
          open && overview && <OthersHere others={others} page={open.page} overview={overview} />
        }
      />
      {/* The same words once more are another element, which is read out again. */}
      <div role="status" className={styles.unseen}>
        <p key={steps.announced.count}>{steps.announced.words}</p>
      </div>
      <NoticeBar notice={studio.notice} onClose={() => studio.notify(undefined)} />
      <NoticeBar notice={troubleNotice(studio.trouble)} />
      <main className={styles.columns}>
        <PagesColumn
          studio={{ ...studio, show: showPage }}
          overview={overview}
          kept={kept}
          hasRedirectDraft={redirects.past.length > 0}
          scheme={scheme}
          press={press}
          onDialog={ask}
        />
        <div className={open ? styles.stage : styles.alone}>
          {isLook ? (
            <LookStage pages={overview?.pages ?? []} preview={look.preview} />
          ) : (
            <Stage
              frame={page.frame}
              title={screen ? shownWith : (open?.route ?? say("stage.none"))}
              tools={
                screen && (
                  <ShownWith pages={overview?.pages ?? []} route={shownWith} onChoose={showWith} />
                )
              }
            />
          )}
          {!open && (
            <StartScreen
              kept={kept ?? []}
              onOpen={(path) => void studio.show(path)}
              onThrowAway={(one) => void studio.throwAway(one)}
            />
          )}
        </div>
        {open && overview && (
          <div className={styles.form} id={FORM_ID} tabIndex={-1}>
            <FormColumn
              studio={studio}
              open={open}
              overview={overview}
              issues={calm.issues}
              usage={usage}
              refresh={refresh}
              head={page.head}
              reveal={reveal}
              onInsert={inserting.insert}
              onTake={clipboard.take}
              choosing={choosing}
            />
          </div>
        )}
      </main>
      <ViewTabs view={view} hasForm={open !== undefined} onChoose={setView} />
      {inserting.menu}
      {page.dialog}
      {overview && (
        <StudioDialogs
          dialog={dialog}
          studio={studio}
          overview={overview}
          navigation={{ showPage, reveal, leave }}
          redirects={{ draft: redirects, changeDraft: changeRedirects }}
          scheme={scheme}
          isLive={isLive}
          refresh={refresh}
          press={press}
          onOpen={ask}
          onClose={() => {
            setDialog((before) => (before === dialog ? undefined : before));
            // What went live has no name any more, and drafts may have others, and other comments.
            if (dialog !== undefined && AROUND_DRAFTS.has(dialog)) void refresh();
          }}
        />
      )}
      {overview && <AskedClashDialog studio={studio} overview={overview} />}
    </div>
  );
}

/** Windows that change what is known of drafts. */
const AROUND_DRAFTS: ReadonlySet<StudioDialog> = new Set([
  "publish",
  "drafts",
  "this-draft",
  "site-history",
]);

const askLook = (edited: object) => ask<LookPreview>("look", edited);

/** What the look makes of pages, as it is edited. */
function useShownLook(open: OpenPage | undefined, overview: Overview | undefined) {
  const [preview, setPreview] = useState<LookPreview>();
  const issues = usePreview(askLook, open ?? {}, overview, setPreview);
  return { preview, issues };
}

/** Whether a part is selected that several pages show. */
function isSharedUse(open: OpenPage | undefined, selected: number | undefined): boolean {
  const block = open && selected !== undefined ? blocksOf(open.page)[selected] : undefined;
  return block !== undefined && isUse(block);
}

/** Whether a page is open whose file is not among those of the site any more. */
function isDeleted(overview: Overview | undefined, path: string | undefined): boolean {
  if (overview === undefined || path === undefined || siteFileKind(path)) return false;
  return !overview.pages.some((page) => page.path === path);
}

function troubleNotice(trouble: string | undefined): Notice | undefined {
  if (trouble === undefined) return undefined;
  return { tone: trouble === OUT_OF_REACH ? "warning" : "bad", text: trouble };
}
