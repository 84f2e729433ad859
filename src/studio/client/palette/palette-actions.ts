import { isPattern } from "../../../engine/model/route.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { copyLink } from "../bar/copy-link.ts";
import type { Shortcut } from "../state/shortcuts.ts";
import type { StudioState } from "../state/use-studio.ts";
import type { PaletteAction } from "./palette-entries.ts";

/** What the studio does when it is asked by name. */
interface Doing {
  studio: StudioState;
  /** Where the site is published. */
  url: string;
  press: (key: Shortcut) => void;
  newPage: () => void;
  history: () => void;
  leave: () => void;
}

/** What can be done by its name at the moment. */
export function paletteActions(doing: Doing): PaletteAction[] {
  const { studio, press, newPage, history, leave } = doing;
  const ofOpen: PaletteAction[] = [
    { label: "Save", keys: "Ctrl+S", run: () => press("save") },
    { label: "Undo", keys: "Ctrl+Z", run: () => press("undo") },
    { label: "Redo", keys: "Ctrl+Y", run: () => press("redo") },
    { label: "History", run: history },
    { label: "To the first screen", run: leave },
  ];
  return [
    { label: "New page", run: newPage },
    ...ofPage(doing),
    ...(studio.open ? ofOpen : []),
    { label: "Keyboard shortcuts", keys: "?", run: () => press("help") },
  ];
}

function ofPage({ studio, url }: Doing): PaletteAction[] {
  const { open } = studio;
  if (!open || siteFileKind(open.path) || isPattern(open.route)) return [];
  return [
    { label: "View page", run: () => void window.open(open.route, "_blank", "noreferrer") },
    { label: "Copy link", run: () => copyLink(studio, open, url) },
  ];
}
