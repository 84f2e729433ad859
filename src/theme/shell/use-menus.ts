import { type RefObject, useEffect } from "react";

const MOBILE = "[data-mobile-menu]";

/**
 * What scripts add to the menus: a link closes them all, Escape closes and gives the focus back, a
 * click or the focus elsewhere closes those of wide screens, and behind the open menu of small
 * screens nothing can be reached.
 */
export function useMenus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (target.closest("a") || !header.contains(target)) closeAll(header);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeInnermost(header);
    };
    const onFocus = (event: FocusEvent) => {
      const open = openMenus(header);
      if (open.some((menu) => menu.matches(MOBILE))) return;
      for (const menu of open) if (!menu.contains(event.target as Node)) menu.open = false;
    };
    const onToggle = (event: Event) => {
      const menu = event.target as HTMLDetailsElement;
      if (menu.matches(MOBILE)) coverPage(menu.open);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    header.addEventListener("toggle", onToggle, true);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
      header.removeEventListener("toggle", onToggle, true);
      coverPage(false);
    };
  }, [ref]);
}

function openMenus(header: HTMLElement): HTMLDetailsElement[] {
  return [...header.querySelectorAll<HTMLDetailsElement>("details[open]")];
}

function closeAll(header: HTMLElement): void {
  for (const menu of openMenus(header)) menu.open = false;
}

function closeInnermost(header: HTMLElement): void {
  const open = openMenus(header);
  const within = open.find((menu) => menu.contains(document.activeElement));
  const menu = within ?? open.find((one) => one.matches(MOBILE)) ?? open.at(-1);
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** Takes the page behind the open menu out of reach, and holds it still. */
function coverPage(covered: boolean): void {
  document.documentElement.toggleAttribute("data-covered", covered);
  for (const part of document.querySelectorAll<HTMLElement>("main, footer, [data-call-bar]"))
    part.inert = covered;
}
