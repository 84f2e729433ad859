import type { Business, DayHours, WeekHours } from "../../model/business.ts";
import { isDay } from "../../model/day.ts";
import type { Finding } from "../../model/issue.ts";
import { WEEKDAYS } from "../../model/place.ts";
import { appendPointer } from "../../model/pointer.ts";
import { endsOf } from "../../model/time-span.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, CheckedSite, PageSite } from "../../pipeline/site.ts";
import { placesInBlocks } from "../analysis/described-places.ts";
import type { Position } from "../analysis/roots.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "hours-order",
  level: "error",
  title: "Hours or days of a place of business are in the wrong order",
  help: "Visitors go by these hours. Times of one day that overlap, and days that end before they begin, are slips.",
  example,
  checkPage: checkPlaces,
  check: ({ index: { site, siteFile } }: CheckedSite) =>
    checkBusiness(site.business, { file: siteFile, pointer: "/business" }),
});

/** The hours of the place that a page is about, and of those that its blocks describe. */
function checkPlaces(page: CheckedPage, site: PageSite): Finding[] {
  const { file, page: written } = page.entry;
  return [
    ...checkBusiness(written.business, { file, pointer: "/business" }),
    ...placesInBlocks(page, site).flatMap(({ business, ...at }) =>
      checkBusiness(business, { file: at.file, pointer: at.pointer }),
    ),
  ];
}

function checkBusiness(business: Business | undefined, { file, pointer }: Position): Finding[] {
  const { hours = {}, seasons = [], holidays = [] } = business ?? {};
  const within = (...keys: (string | number)[]) => ({
    file,
    pointer: keys.reduce<string>(appendPointer, pointer),
  });
  return [
    ...checkWeek(hours, within("hours")),
    ...seasons.flatMap((season, at) => [
      ...checkDays(season, within("seasons", at)),
      ...checkWeek(season.hours, within("seasons", at, "hours")),
    ]),
    ...holidays.flatMap((holiday, at) => [
      ...checkDays(holiday, within("holidays", at)),
      ...checkDay(holiday.hours, within("holidays", at, "hours")),
    ]),
  ];
}

function checkDays({ from, until }: { from: string; until?: string }, at: Position): Finding[] {
  if (until === undefined || until >= from || !isDay(from) || !isDay(until)) return [];
  return [
    {
      message: `The last day is ${until}, before the first one on ${from}.`,
      hint: "Compare the two days.",
      file: at.file,
      pointer: appendPointer(at.pointer, "until"),
    },
  ];
}

function checkWeek(week: WeekHours, { file, pointer }: Position): Finding[] {
  return WEEKDAYS.flatMap((day) =>
    checkDay(week[day], { file, pointer: appendPointer(pointer, day) }),
  );
}

/** As times have two digits each, they sort as texts. One that ends on the next day ends after all others. */
function checkDay(spans: DayHours = [], { file, pointer }: Position): Finding[] {
  const inOrder = spans
    .map((span, at) => ({ span, at }))
    .sort((a, b) => (a.span < b.span ? -1 : 1));
  return inOrder.flatMap(({ span, at }, position): Finding[] => {
    const before = inOrder[position - 1]?.span;
    if (before === undefined || lastOf(before) <= endsOf(span)[0]) return [];
    return [
      {
        message: `${before} and ${span} overlap.`,
        hint: "Write one time for both, or let one end before the other begins.",
        file,
        pointer: appendPointer(pointer, at),
      },
    ];
  });
}

/** When a span ends within its day. */
function lastOf(span: string): string {
  const [opens, closes] = endsOf(span);
  return closes < opens ? "24:00" : closes;
}
