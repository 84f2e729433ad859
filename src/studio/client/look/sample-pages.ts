import type { PageSummary } from "../../contract/answers.ts";
import { addressable } from "../dialogs/addressable.ts";

/** More would be no choice any more. */
const MAX = 40;

/** Pages that are likely to look different: one of each folder and depth, the home page first. */
export function samplePages(pages: PageSummary[]): PageSummary[] {
  const shown = addressable(pages).filter(({ hidden }) => !hidden);
  const kinds = new Map<string, PageSummary>();
  for (const page of shown) {
    const kind = kindOf(page.route);
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  const home = shown.filter(({ route }) => route === "/");
  return [...new Set([...home, ...kinds.values()])].slice(0, MAX);
}

/** Pages side by side in a folder are mostly alike; those right below the root are not. */
function kindOf(route: string): string {
  const keys = route.split("/").slice(1);
  return keys.length === 1 ? route : `${keys[0]} ${keys.length}`;
}
