import { useEffect } from "react";
import type { NavigateFunction } from "react-router-dom";
import { byPath } from "../../engine/model/by-path.ts";
import type { Shell } from "../../engine/model/resolved-page.ts";
import type { PageStore } from "./page-store.ts";

/**
 * Follows links to pages of the site without reloading, and fetches their data when a visitor
 * points at them. A page that cannot be had is loaded plainly.
 */
export function useLinks(store: PageStore, navigate: NavigateFunction): void {
  useEffect(() => {
    let latest = "";
    const follow = async (event: MouseEvent) => {
      const url = plainClick(event) ? siteUrl(event.target, store.shell) : undefined;
      if (!url) return;
      event.preventDefault();
      latest = url.href;
      try {
        await store.load(url.pathname);
        if (latest === url.href) navigate(url.pathname + url.search + url.hash);
      } catch {
        if (latest === url.href) window.location.assign(url.href);
      }
    };
    const prefetch = (event: Event) => {
      const url = siteUrl(event.target, store.shell);
      if (url) store.load(url.pathname).catch(() => undefined);
    };
    document.addEventListener("click", follow);
    document.addEventListener("pointerover", prefetch, { passive: true });
    document.addEventListener("touchstart", prefetch, { passive: true });
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("pointerover", prefetch);
      document.removeEventListener("touchstart", prefetch);
    };
  }, [store, navigate]);
}

function plainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** The address of the link around an element, when it is a page of this site in the language of its frame. */
function siteUrl(target: EventTarget | null, { otherPaths, home = "" }: Shell): URL | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target !== "" || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  // With two slashes at its beginning the path would name another host.
  const isElse = /^\/\/|\.[a-z0-9]+$/i.test(url.pathname);
  if (url.origin !== location.origin || isElse) return undefined;
  return otherPaths && !hasFrame(url.pathname, home, otherPaths) ? undefined : url;
}

/** Whether a page has the frame that is shown: those of other languages have another one. */
function hasFrame(path: string, home: string, otherPaths: readonly string[]): boolean {
  const parts = ["", ...otherPaths, home].map((one) => ({ path: one }));
  return byPath(parts, path).path === home;
}
