/** What a key press can mean anywhere in the studio. */
export type Shortcut = "undo" | "redo" | "save" | "help" | "find";

/** The meaning of a key press, if it has one there. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.defaultPrevented || event.altKey) return undefined;
  if (!(event.ctrlKey || event.metaKey))
    return event.key === "?" && !isWriting(event.target) ? "help" : undefined;
  const key = event.key.toLowerCase();
  if (key === "s") return "save";
  if (key === "p" || (key === "k" && !isWritingPage(event.target))) return "find";
  if (key === "y" || (key === "z" && event.shiftKey)) return "redo";
  return key === "z" ? "undo" : undefined;
}

/** Whether keys that are pressed are written as they are. */
function isWriting(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return (
    element?.isContentEditable === true || element?.matches?.("input, textarea, select") === true
  );
}

/** Whether a text is written where it stands on the page: it has links of its own. */
function isWritingPage(target: EventTarget | null): boolean {
  return (target as HTMLElement | null)?.isContentEditable === true;
}
