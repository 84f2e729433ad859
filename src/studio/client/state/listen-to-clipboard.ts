import type { ClipEvent } from "../frame/messages.ts";

/**
 * Listens to copying, cutting and pasting that is about no text of this window: nothing is selected,
 * and nobody writes.
 *
 * @param on handles the event, and tells whether it was meant
 * @returns a function that ends it
 */
export function listenToClipboard(on: (event: ClipEvent) => boolean): () => void {
  const take = (event: ClipboardEvent) => {
    if (isWriting() || getSelection()?.isCollapsed === false) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const kind = event.type as ClipEvent["kind"];
    if (on(kind === "paste" ? { kind, text } : { kind })) event.preventDefault();
  };
  const kinds = ["copy", "cut", "paste"] as const;
  for (const kind of kinds) document.addEventListener(kind, take);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, take);
  };
}

function isWriting(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return false;
  return focused.isContentEditable || focused.matches("input, textarea, select");
}
