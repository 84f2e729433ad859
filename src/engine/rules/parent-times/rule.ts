import type { Finding } from "../../model/issue.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { isWithin, overlapOf } from "../../pipeline/time/ends.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "parent-times",
  level: "warning",
  title: "A page is left out while pages below it are shown",
  help: "The times of a page are its own: the pages below it stay. Visitors who go up from one of them would find nothing.",
  example,
  check: checkParents,
});

/** Pages below one with times are not shown at another time. */
function checkParents({ index }: CheckedSite): Finding[] {
  return [...index.times].flatMap(([route, times]): Finding[] => {
    const entry = index.withHidden.pages.get(route);
    if (!entry || entry.page.hidden) return [];
    const own = overlapOf([times], index.clock);
    const below = (index.withHidden.children.get(route) ?? []).filter(
      (child) => !child.page.hidden && !isOver(child.route, index),
    );
    const outside = below.find(
      (child) => !isWithin(overlapOf([index.times.get(child.route) ?? {}], index.clock), own),
    );
    if (!outside) return [];
    return [
      {
        message: `This page has times, and ${outside.route} below it is shown at others.`,
        hint: "Give the pages below the same times, or move them.",
        file: entry.file,
        pointer: `/${times.publishAt === undefined ? "unpublishAt" : "publishAt"}`,
      },
    ];
  });
}

function isOver(route: string, { times, clock }: SiteIndex): boolean {
  return clock.timingOf(times.get(route) ?? {}) === "ended";
}
