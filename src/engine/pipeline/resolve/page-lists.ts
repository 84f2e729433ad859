import type { PageList } from "../../fields/page-list/type.ts";
import type { Issue } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { PageCard } from "../../model/resolved.ts";
import { isPattern, parentOf } from "../../model/route.ts";
import { certainRoute } from "../certain.ts";
import { meantRoute } from "../index/meant-route.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { isUnreadable, mayHaveChildren } from "../index/unreadable.ts";
import type { ResolveContext } from "./resolve-context.ts";

/** The pages that a list means and visitors see, seen from the page of a route. */
export function pagesOf(index: SiteIndex, route: string, list: PageList): PageEntry[] {
  if (Array.isArray(list))
    return list.flatMap((path) => (isPattern(path) ? [] : (index.pages.get(path) ?? [])));
  return childrenIn(index, folderOf(list, route), route);
}

function childrenIn(index: SiteIndex, folder: string, route: string | undefined): PageEntry[] {
  return (index.children.get(folder) ?? []).filter((entry) => entry.route !== route);
}

/** The cards of the pages that a list means. Those that are hidden are left out until they are shown. */
export function resolvePages(context: ResolveContext, list: PageList, pointer: string): PageCard[] {
  collectListed(context, list, pointer);
  const entries = Array.isArray(list)
    ? namedPages(context, list, pointer)
    : pagesInFolder(context, list, pointer);
  return entries.map(context.card);
}

function namedPages(context: ResolveContext, list: string[], pointer: string): PageEntry[] {
  const { index, refs } = context;
  const entries = list.flatMap((path, at) => listedPage(context, path, appendPointer(pointer, at)));
  if (entries.length === 0 && list.every((path) => isHiddenPage(index, path)))
    refs.issues.push(allHidden(context, pointer, "All pages of this list are hidden"));
  return entries;
}

function pagesInFolder(
  context: ResolveContext,
  list: Exclude<PageList, string[]>,
  pointer: string,
): PageEntry[] {
  const { index, route, refs } = context;
  const folder = folderOf(list, route);
  const isOther = (entry: PageEntry) => entry.route !== route;
  const entries = childrenIn(index, folder, route);
  if (entries.length > 0 || mayHaveChildren(index.unreadable, folder)) return entries;
  if (index.withHidden.children.get(folder)?.some(isOther))
    refs.issues.push(allHidden(context, pointer, `All pages below ${folder} are hidden`));
  else
    refs.issues.push(
      typeof list === "object" && !index.withHidden.pages.has(list.below)
        ? unknownPage(context, list.below, appendPointer(pointer, "below"))
        : emptyList(context, pointer, folder),
    );
  return entries;
}

function collectListed({ refs, file }: ResolveContext, list: PageList, pointer: string): void {
  if (Array.isArray(list))
    list.forEach((value, at) => {
      refs.listed.push({ value, file, pointer: appendPointer(pointer, at) });
    });
  else if (typeof list === "object")
    refs.listed.push({ value: list.below, file, pointer: appendPointer(pointer, "below") });
}

function folderOf(list: Exclude<PageList, string[]>, route = "/"): string {
  if (list === "below") return route;
  if (list === "beside") return parentOf(route) ?? "/";
  return list.below;
}

function listedPage(context: ResolveContext, path: string, pointer: string): PageEntry[] {
  const entry = context.index.pages.get(path);
  if (entry && !isPattern(path)) return [entry];
  if (isUnreadable(context.index.unreadable, path) || isHiddenPage(context.index, path)) return [];
  context.refs.issues.push(unknownPage(context, path, pointer));
  return [];
}

function isHiddenPage({ pages, withHidden }: SiteIndex, path: string): boolean {
  return withHidden.pages.has(path) && !pages.has(path) && !isPattern(path);
}

function unknownPage({ index, file }: ResolveContext, path: string, pointer: string): Issue {
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

function emptyList(context: ResolveContext, pointer: string, folder: string): Issue {
  return {
    rule: "pages-empty",
    message: `There are no pages below ${folder} to show here.`,
    hint: "Add a page in that folder, or take the block away.",
    file: context.file,
    pointer,
  };
}

function allHidden(context: ResolveContext, pointer: string, what: string): Issue {
  return {
    rule: "pages-empty",
    message: `${what}, so visitors see an empty list here.`,
    hint: "Show one of those pages, or take the block away until then.",
    file: context.file,
    pointer,
  };
}
