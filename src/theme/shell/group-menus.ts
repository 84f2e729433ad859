/** The name of the menu's groups, of which a browser keeps one open. */
export const MENU_GROUP = "menus";
/** Screens that have no room for the menu in the header, as in `breakpoints.scss`. */
const SMALL = "(max-width: 63.99em)";

/** Lets the groups of the menu open independently on small screens, where they push one another down. */
export function groupMenus(): void {
  const small = matchMedia(SMALL);
  const apply = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>("header nav details"))
      group.name = small.matches ? "" : MENU_GROUP;
  };
  apply();
  small.addEventListener("change", apply);
}
