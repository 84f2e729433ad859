/** What a key press can mean anywhere in the studio. */
export type Shortcut = "undo" | "redo" | "save";

/** The meaning of a key press, if it has one. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === "s") return "save";
  if (key === "y" || (key === "z" && event.shiftKey)) return "redo";
  return key === "z" ? "undo" : undefined;
}
