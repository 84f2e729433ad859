import type { ClipEvent } from "../frame/messages.ts";
import { blocksIn } from "./clipboard.ts";

/**
 * Listens to copying, cutting and pasting that is about blocks and no text of this window.
 *
 * @param on handles the event, and returns whether it did
 * @returns a function that ends it
 */
export function listenToClipboard(on: (event: ClipEvent) => boolean): () => void {
  const take = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const kind = event.type as ClipEvent["kind"];
    if (!isAboutBlocks(kind, text)) return;
    if (!on(kind === "paste" ? { kind, text } : { kind })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const kinds = ["copy", "cut", "paste"] as const;
  for (const kind of kinds) document.addEventListener(kind, take, { capture: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, take, { capture: true });
  };
}

/** A text that is written on the page has nothing to be copied as long as none of it is selected. */
function isAboutBlocks(kind: ClipEvent["kind"], text: string): boolean {
  if (getSelection()?.isCollapsed === false) return false;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return true;
  if (focused.matches("input, textarea, select")) return false;
  const isPastedBlock = kind === "paste" && blocksIn(text).length > 0;
  // The entries of a list are copied and pasted there.
  if (focused.closest("[data-entries]")) return isPastedBlock;
  if (!focused.isContentEditable) return true;
  return kind === "copy" || isPastedBlock;
}
