import { say } from "../words/say.ts";
import { useFormScope } from "./FormScope.tsx";
import type { MenuEntry } from "./menu-rows.ts";

/** Gives what an entry of a menu is called: its own words, or the name of the page that it leads to. */
export function useMenuNames(): (entry: MenuEntry) => string {
  const { pages } = useFormScope().overview;
  return ({ label, href }) => {
    if (typeof label === "string" && label !== "") return label;
    const target = typeof href === "string" ? href : "";
    const page = pages.find(({ route }) => route === target);
    return (page?.title ?? target) || say("form.newEntry");
  };
}
