import type { PageList } from "../../fields/page-list.ts";
import type { Issue } from "../../page/issue.ts";
import { appendPointer } from "../../page/pointer.ts";
import type { PageCard } from "../../page/resolved.ts";
import { isPattern, parentOf } from "../../page/route.ts";
import { certainRoute } from "../certain.ts";
import { meantRoute } from "../index/meant-route.ts";
import type { PageEntry } from "../index/site-index.ts";
import { isUnreadable, mayHaveChildren } from "../index/unreadable.ts";
import type { Place } from "./place.ts";

/** The cards of the pages that a list means. */
export function resolvePages(place: Place, list: PageList, pointer: string): PageCard[] {
  const { index, route } = place;
  collectListed(place, list, pointer);
  const entries = Array.isArray(list)
    ? list.flatMap((path, at) => listedPage(place, path, appendPointer(pointer, at)))
    : (index.children.get(folderOf(list, route)) ?? []).filter((entry) => entry.route !== route);
  if (
    entries.length === 0 &&
    !Array.isArray(list) &&
    !mayHaveChildren(index.unreadable, folderOf(list, route))
  )
    place.found.issues.push(
      typeof list === "object" && !index.pages.has(list.below)
        ? unknownPage(place, list.below, appendPointer(pointer, "below"))
        : emptyList(place, pointer, list),
    );
  return entries.map(place.card);
}

function collectListed({ found, file }: Place, list: PageList, pointer: string): void {
  if (Array.isArray(list))
    list.forEach((value, at) => {
      found.listed.push({ value, file, pointer: appendPointer(pointer, at) });
    });
  else if (typeof list === "object")
    found.listed.push({ value: list.below, file, pointer: appendPointer(pointer, "below") });
}

function folderOf(list: Exclude<PageList, string[]>, route = "/"): string {
  if (list === "below") return route;
  if (list === "beside") return parentOf(route) ?? "/";
  return list.below;
}

function listedPage(place: Place, path: string, pointer: string): PageEntry[] {
  const entry = place.index.pages.get(path);
  if (entry && !isPattern(path)) return [entry];
  if (isUnreadable(place.index.unreadable, path)) return [];
  place.found.issues.push(unknownPage(place, path, pointer));
  return [];
}

function unknownPage({ index, file }: Place, path: string, pointer: string): Issue {
  const routes = new Set([...index.pages.keys()].filter((route) => !isPattern(route)));
  const near = meantRoute(path, routes);
  const sure = certainRoute(path, routes);
  return {
    rule: "pages-unknown",
    message: `There is no page ${path}.`,
    hint: index.pages.has(path)
      ? "One file answers many addresses there; a list shows pages with a file of their own."
      : near
        ? `Did you mean ${near}?`
        : "Write the path of a page as in the browser, for example /contact.",
    file,
    pointer,
    ...(sure === undefined ? {} : { fix: { value: sure } }),
  };
}

function emptyList(place: Place, pointer: string, list: PageList): Issue {
  const folder = folderOf(list as Exclude<PageList, string[]>, place.route);
  return {
    rule: "pages-empty",
    message: `There are no pages below ${folder} to show here.`,
    hint: "Add a page in that folder, or take the block away.",
    file: place.file,
    pointer,
  };
}
