import { pathOfHref } from "../model/href-path.ts";
import { type Reference, withUntimely } from "../pipeline/resolve/refs.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";

/** Everything on the site that names a path, each reference once. */
export function referencesTo(site: CheckedSite, matches: (path: string) => boolean): Reference[] {
  const refs = [site.shellRefs, ...everyPage(site).flatMap((page) => withUntimely(page.refs))];
  const all = [
    ...refs.flatMap(({ links, listed }) => [...links, ...listed]),
    ...site.index.posts.flatMap(({ links }) => links),
  ];
  const once = new Map(
    all
      .filter(({ value }) => matches(pathOfHref(value)))
      .map(
        (reference) =>
          [`${reference.file} ${reference.pointer} ${reference.excerpt ?? ""}`, reference] as const,
      ),
  );
  return [...once.values()];
}

/** `1 link`, `2 links`. */
export function linkCount(references: Reference[]): string {
  return `${references.length} link${references.length === 1 ? "" : "s"}`;
}
