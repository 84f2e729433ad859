import type { BlockContext } from "../engine/model/block-context.ts";
import { isDay } from "../engine/model/day.ts";
import type { Day, Review } from "../engine/model/resolved.ts";

/** How a day is written: March 15, 2025, or 03/15/2025, each as the language of the page has it. */
export type DayFormat = "long" | "numeric";

const STYLES = {
  long: { month: "long", day: "numeric" },
  numeric: { month: "2-digit", day: "2-digit" },
} as const;

/**
 * A day as visitors read it.
 *
 * @param iso the day, as year-month-day
 * @returns nothing where there is no such day
 */
export function dayInWords(
  iso: string | undefined,
  language: string,
  format: DayFormat = "long",
): Day | undefined {
  if (iso === undefined || !isDay(iso)) return undefined;
  const day = new Intl.DateTimeFormat(language, {
    ...STYLES[format],
    year: "numeric",
    timeZone: "UTC",
  });
  return { iso, text: day.format(new Date(`${iso}T00:00:00Z`)) };
}

/** When a page changed, and who compared it with its sources: a review is one only when somebody is named who made it. */
export function reviewedDays(
  { page, site, reviewer }: BlockContext,
  format?: DayFormat,
): { updated?: Day; reviewed?: Review } {
  const day = dayInWords(page.reviewed, site.language, format);
  return {
    updated: dayInWords(page.updated, site.language, format),
    ...(reviewer && day ? { reviewed: { ...reviewer, day } } : {}),
  };
}
