import type { Overview, RedirectDraft } from "../contract/answers.ts";
import type { SitePart } from "../contract/site-files.ts";
import { HistoryDialog } from "./dialogs/HistoryDialog.tsx";
import { PageDialog } from "./dialogs/PageDialog.tsx";
import { isPageCommand, type PageCommand } from "./dialogs/page-commands.ts";
import { DraftsDialog } from "./drafts/DraftsDialog.tsx";
import { ShortcutsDialog } from "./help/ShortcutsDialog.tsx";
import { MediaLibrary } from "./media/MediaLibrary.tsx";
import { PaletteDialog } from "./palette/PaletteDialog.tsx";
import { paletteActions } from "./palette/palette-actions.ts";
import { PeopleDialog } from "./people/PeopleDialog.tsx";
import { PublishDialog } from "./publishing/PublishDialog.tsx";
import type { SchemeChoice } from "./scheme/use-scheme.ts";
import { RedirectsDialog } from "./site/RedirectsDialog.tsx";
import { openScreen } from "./site/site-screens.ts";
import type { ChangeDraft } from "./site/use-redirect-draft.ts";
import type { Shortcut } from "./state/shortcuts.ts";
import type { StudioState } from "./state/use-studio.ts";
import { LanguageDialog } from "./words/LanguageDialog.tsx";

/** A window that keys, buttons and the search for anything open. */
export type StudioDialog =
  | PageCommand
  | DraftsView
  | "find"
  | "help"
  | "history"
  | "language"
  | "media"
  | "people"
  | "publish"
  | "redirects";

/** All drafts of a team, the one that is worked on, or what went live. */
type DraftsView = keyof typeof BEGINS;

const BEGINS = { drafts: "all", "this-draft": "current", "site-history": "history" } as const;

/** How dialogs navigate the studio. */
export interface StudioNavigation {
  /** Shows a page, or the screen of a part of the site file. */
  showPage: (path: string, part?: SitePart) => Promise<unknown>;
  /** Leads to a field of the form. */
  reveal: (pointer: string, focus: boolean) => void;
  /** Shows the first screen. */
  leave: () => void;
}

interface StudioDialogsProps {
  dialog: StudioDialog | undefined;
  studio: StudioState;
  overview: Overview;
  navigation: StudioNavigation;
  /** What was changed of the old addresses, and is not saved yet. */
  redirects: { draft: RedirectDraft; changeDraft: ChangeDraft };
  scheme: SchemeChoice;
  /** Whether visitors find the open page at its address now; nothing where nobody knows. */
  isLive: boolean | undefined;
  refresh: () => Promise<void>;
  press: (key: Shortcut) => void;
  /** Opens another window in its place. */
  onOpen: (dialog: StudioDialog) => void;
  onClose: () => void;
}

/** The window that is open, if there is one. */
export function StudioDialogs(props: StudioDialogsProps) {
  const { dialog, studio, overview, refresh, onClose } = props;
  const { open } = studio;
  if (dialog === undefined) return null;
  if (isPageCommand(dialog))
    return <PageDialog command={dialog} {...{ studio, overview, refresh, onClose }} />;
  switch (dialog) {
    case "help":
      return <ShortcutsDialog onClose={onClose} />;
    case "language":
      return <LanguageDialog onClose={onClose} />;
    case "history":
      return open ? <HistoryDialog {...{ studio, open, overview, onClose }} /> : null;
    case "find":
      return <Palette {...props} />;
    default:
      return <SiteDialog {...props} dialog={dialog} />;
  }
}

/** What concerns no page alone. */
function SiteDialog({
  dialog,
  studio,
  overview,
  navigation,
  redirects,
  refresh,
  onOpen,
  onClose,
}: StudioDialogsProps & { dialog: DraftsView | "media" | "people" | "publish" | "redirects" }) {
  const { team, timeZone } = overview;
  const openPage = (path: string) => {
    onClose();
    return navigation.showPage(path);
  };
  switch (dialog) {
    case "publish":
      return <PublishDialog {...{ overview, onClose }} onOpen={(path) => void openPage(path)} />;
    case "media":
      return (
        <MediaLibrary
          {...{ overview, refresh, onClose }}
          onOpen={(route) => {
            const page = overview.pages.find((one) => one.route === route);
            if (page) void openPage(page.path);
            else onClose();
          }}
        />
      );
    case "redirects":
      return (
        <RedirectsDialog
          {...{ overview, onClose, ...redirects }}
          onChanged={async () => {
            await refresh();
            await studio.keeper.followAll();
          }}
        />
      );
    case "people":
      return team ? <PeopleDialog self={team.person} {...{ timeZone, onClose }} /> : null;
    default:
      return team ? (
        <DraftsDialog
          {...{ overview, team, onClose }}
          begins={BEGINS[dialog]}
          onPublish={() => onOpen("publish")}
          onOpenPart={(path, at) =>
            void openPage(path).then(() => studio.dispatch({ kind: "selected", at }))
          }
        />
      ) : null;
  }
}

function Palette({
  studio,
  overview,
  navigation,
  scheme,
  isLive,
  press,
  onOpen,
  onClose,
}: StudioDialogsProps) {
  const { showPage, reveal, leave } = navigation;
  const { session, open } = studio;
  const source = {
    overview,
    page: openScreen(session) ? undefined : open?.page,
    actions: paletteActions({ studio, overview, scheme, isLive, press, leave, ask: onOpen }),
    async open(path: string, pointer?: string) {
      await showPage(path);
      if (pointer !== undefined) reveal(pointer, true);
    },
    openScreen: ({ path, part }: { path: string; part?: SitePart }) => void showPage(path, part),
    openDialog: onOpen,
    openPart: (at: number) => reveal(`/blocks/${at}`, true),
  };
  return <PaletteDialog source={source} onClose={onClose} />;
}
