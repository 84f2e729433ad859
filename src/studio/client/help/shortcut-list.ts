import { say } from "../words/say.ts";
/** Keys with what they do; those of one press with a plus between. */
export interface ShortcutGroup {
  title: string;
  keys: { press: string[]; does: string }[];
}

/** All keys that mean something in the studio. `Mod` is Ctrl, and ⌘ on a Mac. */
export const SHORTCUTS: ShortcutGroup[] = [
  {
    title: say("help.anywhere"),
    keys: [
      { press: ["Mod+S"], does: say("help.savePage") },
      { press: ["Mod+Z"], does: say("bar.undo") },
      { press: ["Mod+Shift+Z", "Mod+Y"], does: say("bar.redo") },
      { press: ["Mod+K", "Mod+P"], does: say("bar.find") },
      { press: ["?"], does: say("help.showList") },
    ],
  },
  {
    title: say("help.pages"),
    keys: [
      { press: ["↑", "↓"], does: say("help.upDown") },
      { press: ["→", "←"], does: say("help.showHide") },
      { press: [say("help.keyHome"), say("help.keyEnd")], does: say("help.firstLast") },
      { press: [say("help.keyEnter")], does: say("help.openPage") },
    ],
  },
  {
    title: say("help.parts"),
    keys: [
      { press: ["↑", "↓"], does: say("help.upDown") },
      { press: ["→", "←"], does: say("help.toButtons") },
      { press: ["Shift+↑", "Shift+↓"], does: say("help.chooseSeveral") },
      { press: ["Alt+↑", "Alt+↓"], does: say("help.movePart") },
      { press: [say("help.keyEnter")], does: say("help.editPart") },
      { press: ["Mod+C", "Mod+X", "Mod+V"], does: say("help.copyCutPaste") },
    ],
  },
  {
    title: say("help.entries"),
    keys: [
      { press: [say("help.keySpace")], does: say("help.moveEntry") },
      { press: ["Alt+↑", "Alt+↓"], does: say("help.moveEntryOnPage") },
      { press: ["Mod+C", "Mod+X", "Mod+V"], does: say("help.copyCutPasteEntry") },
    ],
  },
  {
    title: say("help.texts"),
    keys: [
      { press: ["Mod+B"], does: say("help.bold") },
      { press: ["Mod+I"], does: say("help.italic") },
      { press: ["Mod+K"], does: say("help.link") },
    ],
  },
];

/** Whether keys are called as on a Mac. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** The keys of one press as they are called on this machine. */
export function keysOf(press: string, isMac: boolean): string[] {
  const names: Record<string, string> = isMac
    ? { Mod: "⌘", Shift: "⇧", Alt: "⌥" }
    : { Mod: say("help.keyCtrl"), Shift: say("help.keyShift") };
  return press.split("+").map((key) => names[key] ?? key);
}
