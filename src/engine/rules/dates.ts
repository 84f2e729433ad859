import { isDay } from "../model/day.ts";
import type { Issue } from "../model/issue.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../pipeline/site.ts";

const FIELDS = ["published", "updated", "reviewed"] as const;

/** The days of a page have come already, and follow one another. */
export function checkDates(site: CheckedSite): Issue[] {
  const latest = dayAfter(site.today);
  return [...site.pages.flatMap((page) => future(page, latest)), ...everyPage(site).flatMap(order)];
}

/** Somewhere on earth it is tomorrow already. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function future({ entry }: CheckedPage, latest: string): Issue[] {
  return FIELDS.flatMap((field): Issue[] => {
    const day = entry.page[field];
    if (day === undefined || day <= latest || !isDay(day)) return [];
    return [
      {
        rule: "date-future",
        message: `The day ${day} has not come yet.`,
        hint: "Compare year and month; a page is shown from the moment it is built, whatever its day.",
        file: entry.file,
        pointer: `/${field}`,
      },
    ];
  });
}

function order({ entry }: CheckedPage): Issue[] {
  const { published } = entry.page;
  return (["updated", "reviewed"] as const).flatMap((field): Issue[] => {
    const day = entry.page[field];
    if (published === undefined || day === undefined || day >= published) return [];
    if (!isDay(published) || !isDay(day)) return [];
    return [
      {
        rule: "date-order",
        message: `The page was ${field} on ${day}, before it was published on ${published}.`,
        hint: "Compare the two days.",
        file: entry.file,
        pointer: `/${field}`,
      },
    ];
  });
}
