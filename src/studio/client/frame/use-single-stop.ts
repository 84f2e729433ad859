import { useEffect } from "react";
import { TOOLS } from "./use-pointer.ts";

/** What the Tab key would stop at. */
const STOPS =
  "a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]";

/**
 * Takes the links and controls of the page out of the way of the Tab key. They do nothing while the page is edited, and there
 * may be a hundred of them between the tools over the page and the form.
 */
export function useSingleStop(): void {
  useEffect(() => {
    removeFromTabOrder(document.body);
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement) removeFromTabOrder(node);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

function removeFromTabOrder(root: HTMLElement): void {
  for (const stop of [root, ...root.querySelectorAll<HTMLElement>(STOPS)])
    if (stop.matches(STOPS) && stop.tabIndex >= 0 && !stop.closest(TOOLS)) stop.tabIndex = -1;
}
