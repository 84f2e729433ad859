import { gapsIn } from "../../../../client/development/gap-marks.ts";

/**
 * Finds the next text that is still to be written. The page is drawn anew once the text before it has been written, so that
 * it is looked for only then.
 *
 * @param from the text that is being written
 * @param isBack whether the one before it is meant
 * @returns what finds it then; nothing when there is none
 */
export function nextGap(
  from: HTMLElement,
  isBack: boolean,
): (() => HTMLElement | undefined) | undefined {
  const wanted = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const count = gaps().filter(
    (gap) => !from.contains(gap) && (from.compareDocumentPosition(gap) & wanted) !== 0,
  ).length;
  if (count === 0) return undefined;
  return () => gaps().at(isBack ? count - 1 : -count);
}

/** Clicks a text, so that it is written next. An answer that is folded away is opened. */
export function clickText(element: HTMLElement): void {
  const folded = element.closest("details:not([open])");
  if (folded instanceof HTMLDetailsElement && !element.closest("summary")) folded.open = true;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  // Its position on the page follows from the view.
  const at = { view: window, clientX: left + width / 2, clientY: top + height / 2 };
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...at }));
}

function gaps(): HTMLElement[] {
  return gapsIn(document.body).flatMap(({ startContainer }) => startContainer.parentElement ?? []);
}
