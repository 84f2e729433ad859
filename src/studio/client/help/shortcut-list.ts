/** Keys with what they do; those of one press with a plus between. */
export interface ShortcutGroup {
  title: string;
  keys: { press: string[]; does: string }[];
}

/** All keys that mean something in the studio. `Mod` is Ctrl, and ⌘ on a Mac. */
export const SHORTCUTS: ShortcutGroup[] = [
  {
    title: "Anywhere",
    keys: [
      { press: ["Mod+S"], does: "Save the page" },
      { press: ["Mod+Z"], does: "Undo" },
      { press: ["Mod+Shift+Z", "Mod+Y"], does: "Redo" },
      { press: ["Mod+K", "Mod+P"], does: "Find anything" },
      { press: ["?"], does: "Show this list" },
    ],
  },
  {
    title: "List of pages",
    keys: [
      { press: ["↑", "↓"], does: "Go up and down" },
      { press: ["→", "←"], does: "Show and hide the pages below" },
      { press: ["Home", "End"], does: "Go to the first and the last page" },
      { press: ["Enter"], does: "Open the page" },
    ],
  },
  {
    title: "Parts of the page",
    keys: [
      { press: ["↑", "↓"], does: "Go up and down" },
      { press: ["→", "←"], does: "Go to the buttons beside it" },
      { press: ["Alt+↑", "Alt+↓"], does: "Move the part up and down" },
      { press: ["Enter"], does: "Edit the part" },
      { press: ["Mod+C", "Mod+X", "Mod+V"], does: "Copy, cut and paste the part that is open" },
    ],
  },
  {
    title: "Texts",
    keys: [
      { press: ["Mod+B"], does: "Bold" },
      { press: ["Mod+I"], does: "Italic" },
      { press: ["Mod+K"], does: "Make a link" },
    ],
  },
];

/** The keys of one press as they are called on this machine. */
export function keysOf(press: string, isMac: boolean): string[] {
  const names: Record<string, string> = isMac
    ? { Mod: "⌘", Shift: "⇧", Alt: "⌥" }
    : { Mod: "Ctrl" };
  return press.split("+").map((key) => names[key] ?? key);
}
