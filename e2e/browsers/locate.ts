/** Something on the page, as somebody would point it out. */
export interface Target {
  /** A selector. The first visible match with the words counts. */
  css: string;
  /** Words that it begins with, or that its label does. */
  words?: string;
  /** A selector of the frame of this site that it is in. */
  frame?: string;
  /** A selector of the element whose shadow tree it is in. */
  within?: string;
}

/** Where something is in the window, and what it says. */
export interface Located {
  x: number;
  y: number;
  words: string;
  /** Whether a click there would reach it. */
  reachable: boolean;
  focused: boolean;
}

/**
 * Finds something on the page and brings it into the window when it cannot be reached where it is.
 * It runs in the page, so that every browser finds alike.
 */
export function locate({ css, words = "", frame, within }: Target): Located | undefined {
  const holder = frame === undefined ? undefined : document.querySelector<HTMLIFrameElement>(frame);
  const page = frame === undefined ? document : holder?.contentDocument;
  const inside = within === undefined ? page : page?.querySelector(within)?.shadowRoot;
  const wordsOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const named = element.getAttribute("aria-label") ?? labels[0]?.textContent;
    return (named ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  };
  const element = [...(inside?.querySelectorAll(css) ?? [])].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0 &&
      wordsOf(element).startsWith(words),
  );
  if (!element || !inside) return undefined;
  // Something that can be reached stays where it is, so that a second look tells whether it moves.
  const look = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = inside.elementFromPoint(x, y);
    return { x, y, reachable: hit !== null && (element.contains(hit) || hit.contains(element)) };
  };
  if (!look().reachable) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, reachable } = look();
  const around = holder?.getBoundingClientRect();
  const scale = around && holder ? around.width / holder.clientWidth : 1;
  return {
    x: (around?.left ?? 0) + x * scale,
    y: (around?.top ?? 0) + y * scale,
    words: wordsOf(element),
    reachable,
    focused: element === inside.activeElement,
  };
}
