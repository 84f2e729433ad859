import { type Place, WEEKDAYS, type Weekday } from "../../../engine/model/place.ts";
import { endsOf } from "../../../engine/model/time-span.ts";

/** Minutes of a day. */
export const DAY = 1440;

/** What decides when a place is open. */
export type Schedule = Pick<Place, "hours" | "seasons" | "holidays">;

/** From when until when, in minutes after the beginning of a day; the end can lie on the next one. */
export interface Span {
  opens: number;
  closes: number;
}

/** When a place is open on a day, by its special days, else its seasons, else its usual week. */
export function spansOn({ hours, seasons = [], holidays = [] }: Schedule, day: string): Span[] {
  const holiday = holidays.find(({ from, until = from }) => from <= day && day <= until);
  const season = seasons.find(({ from, until }) => from <= day && day <= until);
  const week = season?.hours ?? hours;
  const written = holiday ? holiday.hours : week?.[weekdayOf(day)];
  return (written ?? []).map(spanOf).sort((a, b) => a.opens - b.opens);
}

/** @param day as year-month-day */
export function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(fromSunday + 6) % 7] ?? "monday";
}

function spanOf(span: string): Span {
  const [opens, closes] = endsOf(span).map(minutesOf) as [number, number];
  return { opens, closes: closes > opens ? closes : closes + DAY };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
