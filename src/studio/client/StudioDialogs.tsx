import type { Overview } from "../contract/answers.ts";
import type { SitePart } from "../contract/site-files.ts";
import { HistoryDialog } from "./dialogs/HistoryDialog.tsx";
import { ShortcutsDialog } from "./help/ShortcutsDialog.tsx";
import { PaletteDialog } from "./palette/PaletteDialog.tsx";
import { paletteActions } from "./palette/palette-actions.ts";
import { PublishDialog } from "./publishing/PublishDialog.tsx";
import { openScreen } from "./site/site-screens.ts";
import type { Shortcut } from "./state/shortcuts.ts";
import type { StudioState } from "./state/use-studio.ts";
import { LanguageDialog } from "./words/LanguageDialog.tsx";

/** A window that keys and buttons of the whole studio open. */
export type StudioDialog = "find" | "help" | "history" | "language" | "publish";

/** Where the studio can lead to. */
export interface Ways {
  /** Shows a page, or the screen of a part of the site file. */
  showPage: (path: string, part?: SitePart) => Promise<unknown>;
  /** Leads to a field of the form. */
  lead: (pointer: string, focus: boolean) => void;
  /** Shows the first screen. */
  leave: () => void;
}

/** The window that is open, if there is one. */
export function StudioDialogs({
  dialog,
  studio,
  overview,
  ways,
  press,
  onOpen,
  onNewPage,
  onClose,
}: {
  dialog: StudioDialog | undefined;
  studio: StudioState;
  overview: Overview;
  ways: Ways;
  press: (key: Shortcut) => void;
  /** Opens another window in its place. */
  onOpen: (dialog: StudioDialog) => void;
  onNewPage: () => void;
  onClose: () => void;
}) {
  const { session, open } = studio;
  const { showPage, lead, leave } = ways;
  if (dialog === "help") return <ShortcutsDialog onClose={onClose} />;
  if (dialog === "language") return <LanguageDialog onClose={onClose} />;
  if (dialog === "history" && open)
    return <HistoryDialog studio={studio} open={open} overview={overview} onClose={onClose} />;
  if (dialog === "publish")
    return (
      <PublishDialog
        overview={overview}
        onOpen={(path) => {
          onClose();
          void showPage(path);
        }}
        onClose={onClose}
      />
    );
  if (dialog !== "find") return null;
  const source = {
    overview,
    page: openScreen(session) ? undefined : open?.page,
    actions: paletteActions({
      ...{ studio, press, leave },
      url: overview.url,
      newPage: onNewPage,
      history: () => onOpen("history"),
      language: () => onOpen("language"),
      ...(overview.publishing && { publish: () => onOpen("publish") }),
    }),
    async open(path: string, pointer?: string) {
      await showPage(path);
      if (pointer !== undefined) lead(pointer, true);
    },
    openScreen: ({ path, part }: { path: string; part?: SitePart }) => void showPage(path, part),
    openPart: (at: number) => lead(`/blocks/${at}`, true),
  };
  return <PaletteDialog source={source} onClose={onClose} />;
}
