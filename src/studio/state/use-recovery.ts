import { useEffect } from "react";
import { forget, keep } from "./recovery.ts";
import { isChanged, type OpenPage } from "./session.ts";

const PAUSE = 300;

/** Keeps unsaved work in the browser, and warns before a window with unsaved work is closed. */
export function useRecovery(site: string | undefined, pages: Record<string, OpenPage>): void {
  useEffect(() => {
    if (site === undefined) return;
    const timer = setTimeout(() => store(site, pages), PAUSE);
    return () => clearTimeout(timer);
  }, [site, pages]);

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (site !== undefined) store(site, pages);
      if (Object.values(pages).some(isChanged)) event.preventDefault();
    };
    addEventListener("beforeunload", leave);
    return () => removeEventListener("beforeunload", leave);
  }, [site, pages]);
}

function store(site: string, pages: Record<string, OpenPage>): void {
  for (const open of Object.values(pages)) {
    if (isChanged(open)) keep(site, open.path, { hash: open.hash, page: open.page });
    else forget(site, open.path);
  }
}
