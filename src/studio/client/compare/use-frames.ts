import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Stop } from "./alignment.ts";
import { type ComparedParts, comparePages, type LocatedChange } from "./compared-parts.ts";
import { markWords } from "./mark-words.ts";

type Side = keyof Stop;

/** Pixels above a change that one has gone to: what stays at the top of a page covers some. */
const ABOVE = 110;

/** Two frames that are scrolled together, and what differs between their pages. */
export interface Frames {
  scroller: RefObject<HTMLDivElement | null>;
  frames: Record<Side, RefObject<HTMLIFrameElement | null>>;
  /** What lies over each frame and goes along with it. */
  layers: Record<Side, RefObject<HTMLDivElement | null>>;
  /** Nothing until both pages are shown. */
  parts: ComparedParts | undefined;
  /** How wide the pages are shown. */
  width: number;
  onLoad: () => void;
  onScroll: () => void;
  goTo: (change: LocatedChange) => void;
}

/**
 * Scrolls the frames of two pages together.
 *
 * @param has which of the two there are
 */
export function useFrames(has: Record<Side, boolean>): Frames {
  const scroller = useRef<HTMLDivElement>(null);
  const frames = {
    before: useRef<HTMLIFrameElement>(null),
    after: useRef<HTMLIFrameElement>(null),
  };
  const layers = { before: useRef<HTMLDivElement>(null), after: useRef<HTMLDivElement>(null) };
  const [parts, setParts] = useState<ComparedParts>();
  const [width, setWidth] = useState(0);
  const all = useRef({ scroller, frames, layers, parts });
  all.current = { scroller, frames, layers, parts };
  const { before, after } = has;

  const onScroll = useCallback(() => {
    const { scroller, frames, layers, parts } = all.current;
    const at = parts?.alignment.at(scroller.current?.scrollTop ?? 0);
    for (const side of ["before", "after"] as const) {
      const view = frames[side].current?.contentWindow;
      const layer = layers[side].current;
      if (!view || !at) continue;
      view.scrollTo({ top: at[side], behavior: "instant" });
      if (layer) layer.style.transform = `translateY(${-view.scrollY}px)`;
    }
  }, []);

  const measure = useCallback(() => {
    const { frames } = all.current;
    const pages = { before: pageIn(frames.before.current), after: pageIn(frames.after.current) };
    if ((before && !pages.before) || (after && !pages.after)) return undefined;
    const compared = comparePages(pages.before, pages.after);
    setParts(compared);
    setWidth((frames.after.current ?? frames.before.current)?.clientWidth ?? 0);
    return compared;
  }, [before, after]);

  const observer = useRef<ResizeObserver>(null);
  const onLoad = useCallback(() => {
    const compared = measure();
    if (compared) markWords(compared);
    // Parts grow and shrink with the window, and when their typeface is there.
    observer.current?.disconnect();
    observer.current = new ResizeObserver(measure);
    for (const { current } of Object.values(all.current.frames)) {
      const root = current && pageIn(current)?.documentElement;
      if (root) observer.current.observe(root);
    }
  }, [measure]);

  useEffect(() => () => observer.current?.disconnect(), []);
  // Where pages stand to each other has changed.
  useEffect(() => {
    if (parts) onScroll();
  }, [parts, onScroll]);

  return {
    ...{ scroller, frames, layers, parts, width, onLoad, onScroll },
    goTo({ boxes }) {
      const side = boxes.after ? "after" : "before";
      const box = boxes[side];
      if (!parts || !box) return;
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
      const top = parts.alignment.positionOf(side, box.top) - ABOVE;
      scroller.current?.scrollTo({ top, behavior });
    },
  };
}

/** The page in a frame; nothing while it is still being loaded. */
function pageIn(frame: HTMLIFrameElement | null): Document | undefined {
  const page = frame?.contentDocument;
  return page?.readyState === "complete" && page.URL !== "about:blank" ? page : undefined;
}
