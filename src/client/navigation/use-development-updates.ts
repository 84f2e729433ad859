import { useEffect, useRef } from "react";
import type { ResolvedPage } from "../../engine/model/resolved-page.ts";
import { showHead } from "./head.ts";
import type { PageStore } from "./page-store.ts";

/** In development, shows a saved page at once, where the visitor is. Nothing of it is in the built site. */
export function useDevelopmentUpdates(store: PageStore, show: (page: ResolvedPage) => void): void {
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const update = async () => {
      store.forget();
      const path = location.pathname;
      try {
        const page = await store.load(path);
        // Whoever has followed a link meanwhile gets that page as it is now.
        if (location.pathname !== path) return;
        showHead(page.head);
        latest.current(page);
      } catch {
        location.reload();
      }
    };
    hot.on("site:changed", update);
    return () => hot.off("site:changed", update);
  }, [store]);
}
