import { useEffect, useState } from "react";
import { sameValue } from "../../../../engine/model/same-value.ts";
import { linkAround } from "./links.ts";

/** Words that are selected in a running text that is being written, or the link that the caret stands in. */
export interface SelectedWords {
  /** Where they stand in the window. */
  top: number;
  bottom: number;
  center: number;
  isBold: boolean;
  isItalic: boolean;
  isLink: boolean;
}

/** Follows what is selected in the text that is being written. */
export function useSelectedWords(
  writtenText: () => HTMLElement | undefined,
): SelectedWords | undefined {
  const [words, setWords] = useState<SelectedWords>();
  useEffect(() => {
    const look = () => {
      const next = wordsIn(writtenText());
      setWords((before) => (sameValue(before, next) ? before : next));
    };
    const ending = new AbortController();
    const options = { signal: ending.signal, passive: true };
    for (const kind of ["selectionchange", "scroll", "focusin", "focusout", "input"])
      document.addEventListener(kind, look, options);
    addEventListener("resize", look, options);
    return () => ending.abort();
  }, [writtenText]);
  return words;
}

function wordsIn(text: HTMLElement | undefined): SelectedWords | undefined {
  const selection = getSelection();
  if (!text || document.activeElement !== text || !selection?.rangeCount) return undefined;
  const range = selection.getRangeAt(0);
  const link = linkAround(text, range);
  if (!text.contains(range.commonAncestorContainer) || (range.collapsed && !link)) return undefined;
  const box = (range.collapsed && link ? link : range).getBoundingClientRect();
  return {
    top: box.top,
    bottom: box.bottom,
    center: box.left + box.width / 2,
    isBold: document.queryCommandState("bold"),
    isItalic: document.queryCommandState("italic"),
    isLink: link !== undefined,
  };
}
