import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useNavigationType } from "react-router-dom";

const STORE = "scroll-positions";

/**
 * Where a visitor arrives: on top or at the anchor of a new page, with the focus on its heading;
 * where they were when they go back or forward.
 *
 * @param ready whether the page of the location is on the screen
 */
export function useArrival(location: Location, ready: boolean): void {
  const type = useNavigationType();
  const arrived = useRef(location.key);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const release = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", release);
    return () => removeEventListener("pagehide", release);
  }, []);

  useEffect(() => {
    const note = () => {
      if (ready && arrived.current === location.key) savePosition(location.key, scrollY);
    };
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, [location.key, ready]);

  useLayoutEffect(() => {
    if (!ready || arrived.current === location.key) return;
    arrived.current = location.key;
    document.documentElement.dataset.navigated = "";
    const position = type === "POP" ? positions()[location.key] : undefined;
    if (position !== undefined) scrollTo({ top: position, behavior: "instant" });
    else arriveAt(location.hash);
  }, [location.key, location.hash, ready, type]);
}

function arriveAt(hash: string): void {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    target.scrollIntoView({ behavior: "instant" });
    focusOn((target.matches("section") && target.querySelector("h1, h2, h3")) || target);
    return;
  }
  scrollTo({ top: 0, behavior: "instant" });
  const heading = document.querySelector("main h1");
  if (heading) focusOn(heading);
}

/** Moves the focus without a jump; headings can take it only with a tabindex. */
function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function savePosition(key: string, top: number): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...positions(), [key]: Math.round(top) }));
  } catch {
    // Storage is full or forbidden: going back lands on top.
  }
}
