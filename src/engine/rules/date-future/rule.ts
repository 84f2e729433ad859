import { dayAfter, isDay } from "../../model/day.ts";
import type { Finding } from "../../model/issue.ts";
import { isHidden } from "../../pipeline/index/hidden.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

const FIELDS = ["published", "updated", "reviewed"] as const;

export const rule = defineRule({
  id: "date-future",
  level: "warning",
  title: "A day lies in the future",
  help: "A day that has not come yet is mostly a slip in the year.",
  example,
  checkPage: checkDays,
});

/** The days of a page that visitors see have come already. */
function checkDays({ entry }: CheckedPage, site: PageSite): Finding[] {
  if (isHidden(entry)) return [];
  return FIELDS.flatMap((field): Finding[] => {
    const day = entry.page[field];
    if (day === undefined || !isDay(day) || hasCome(day, site)) return [];
    return [
      {
        message: `The day ${day} has not come yet.`,
        hint: "Compare year and month; a page is shown as soon as it is built, whatever its day.",
        file: entry.file,
        pointer: `/${field}`,
      },
    ];
  });
}

/**
 * Whether a day has come, here or anywhere on earth. It asks for this day alone: what is known of a page stays right when another
 * day begins.
 */
function hasCome(day: string, { index }: PageSite): boolean {
  return index.clock.timingOf({ publishAt: `${dayAfter(day, -1)}T00:00` }) !== "upcoming";
}
