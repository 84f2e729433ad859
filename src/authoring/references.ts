import { postHtml } from "../checks/post-html.ts";
import type { CheckedSite } from "../checks/site.ts";
import type { Reference } from "../content/resolve/found.ts";

/** Everything on the site that names a path, each place once. */
export function referencesTo(site: CheckedSite, matches: (path: string) => boolean): Reference[] {
  const found = [site.shellFound, ...site.pages.map((page) => page.found)];
  const all = [
    ...found.flatMap(({ links, listed }) => [...links, ...listed]),
    ...postHtml(site.index).flatMap(({ links }) => links),
  ];
  const once = new Map(
    all
      .filter(({ value }) => matches(pathOf(value)))
      .map(
        (reference) =>
          [`${reference.file} ${reference.pointer} ${reference.excerpt ?? ""}`, reference] as const,
      ),
  );
  return [...once.values()];
}

/** The path of a link target, without query and anchor. */
export function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? "";
}

/** `1 link`, `2 links`. */
export function linkCount(references: Reference[]): string {
  return `${references.length} link${references.length === 1 ? "" : "s"}`;
}
