import { isPattern } from "../../../engine/model/route.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { copyLink } from "../bar/copy-link.ts";
import { isMac, keysOf } from "../help/shortcut-list.ts";
import type { Shortcut } from "../state/shortcuts.ts";
import type { StudioState } from "../state/use-studio.ts";
import { say } from "../words/say.ts";
import type { PaletteAction } from "./palette-entries.ts";

/** What the studio does when it is asked by name. */
interface Doing {
  studio: StudioState;
  /** Where the site is published. */
  url: string;
  press: (key: Shortcut) => void;
  newPage: () => void;
  history: () => void;
  language: () => void;
  /** Nothing where nothing can be brought live. */
  publish?: () => void;
  leave: () => void;
}

/** What can be done by its name at the moment. */
export function paletteActions(doing: Doing): PaletteAction[] {
  const { studio, press, newPage, history, language, leave, publish } = doing;
  const ofOpen: PaletteAction[] = [
    { label: say("bar.save"), keys: pressed("Mod+S"), run: () => press("save") },
    { label: say("bar.undo"), keys: pressed("Mod+Z"), run: () => press("undo") },
    { label: say("bar.redo"), keys: pressed("Mod+Y"), run: () => press("redo") },
    { label: say("bar.history"), run: history },
    { label: say("bar.toStart"), run: leave },
  ];
  return [
    { label: say("palette.newPage"), run: newPage },
    ...ofPage(doing),
    ...(studio.open ? ofOpen : []),
    ...(publish ? [{ label: say("publishing.button"), run: publish }] : []),
    { label: say("bar.shortcuts"), keys: "?", run: () => press("help") },
    { label: say("bar.language"), run: language },
  ];
}

function ofPage({ studio, url }: Doing): PaletteAction[] {
  const { open } = studio;
  if (!open || siteFileKind(open.path) || isPattern(open.route)) return [];
  return [
    { label: say("bar.view"), run: () => void window.open(open.route, "_blank", "noreferrer") },
    { label: say("bar.copyLink"), run: () => copyLink(studio, open, url) },
  ];
}

function pressed(keys: string): string {
  return keysOf(keys, isMac()).join("+");
}
