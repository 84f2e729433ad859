import { ancestorsOf } from "../../model/route.ts";
import type { Subject } from "../../model/site-file.ts";
import type { PageFacts } from "./page-facts.ts";

/** What a page is about. */
export type PageSubject = Omit<Subject, "path">;

/** What a page is about: what it says itself, else what the site file says for its path or the nearest one above it. */
export function subjectOf({ site, checked }: PageFacts): PageSubject | undefined {
  const { route } = checked.page;
  if (checked.fields.subject) return checked.fields.subject;
  return (site.texts.subjects ?? [])
    .filter(({ path, kind }) => (kind === "about" ? path === route : route.startsWith(`${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The names of the places that a page stands for, the smallest first: a city, then what it lies in. */
export function placeNames({ site, checked }: PageFacts): string[] {
  const { route } = checked.page;
  const root = site.index.site.subjects?.find(
    ({ path, kind }) => kind === "place" && route.startsWith(`${path}/`),
  );
  if (!root) return [];
  return [...ancestorsOf(route), route]
    .filter((above) => above.startsWith(`${root.path}/`))
    .flatMap((above) => site.titleOf(above) ?? [])
    .reverse();
}
