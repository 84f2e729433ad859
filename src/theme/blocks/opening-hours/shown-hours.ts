import { type Place, WEEKDAYS, type Weekday } from "../../../engine/model/place.ts";
import { endsOf } from "../../../engine/model/time-span.ts";

/** The hours of a place in the words of a language. */
export interface ShownHours {
  /** The usual week; none where it is not known. */
  week?: ShownDay[];
  seasons: ShownSeason[];
  holidays: ShownHoliday[];
  /** Every time at which it opens or closes, by how it is written in the data. */
  times: Record<string, string>;
}

/** A day of the week. */
export interface ShownDay {
  day: Weekday;
  /** As it stands within a sentence. */
  name: string;
  /** When it is open; nothing for a day off. */
  spans: ShownSpan[];
}

/** From when until when. */
export interface ShownSpan {
  from: string;
  until: string;
  isWholeDay?: true;
}

/** A part of the year. */
export interface ShownSeason {
  name: string;
  days: string;
  week: ShownDay[];
}

/** A special day, or some in a row. */
export interface ShownHoliday {
  name: string;
  days: string;
  spans: ShownSpan[];
}

type Spans = readonly string[] | undefined;

/** A Monday, for times and days that belong to any week. */
const ANY_DAY = "2024-01-01";

/** Writes the hours of a place as a language does. */
export function shownHours(
  { hours, seasons = [], holidays = [] }: Pick<Place, "hours" | "seasons" | "holidays">,
  language: string,
): ShownHours {
  const weekOf = (week: Place["hours"]) =>
    WEEKDAYS.map((day, at) => ({
      day,
      name: weekdayName(at, language),
      spans: inWords(week?.[day], language),
    }));
  const weeks = [hours, ...seasons.map((season) => season.hours)];
  const written = [
    ...weeks.flatMap((week) => WEEKDAYS.flatMap((day) => week?.[day] ?? [])),
    ...holidays.flatMap((holiday) => holiday.hours ?? []),
  ];
  return {
    ...(hours ? { week: weekOf(hours) } : {}),
    seasons: seasons.map(({ name, from, until, hours: week }) => ({
      name,
      days: daysInWords(from, until, language),
      week: weekOf(week),
    })),
    holidays: holidays.map(({ name, from, until = from, hours: spans }) => ({
      name,
      days: daysInWords(from, until, language),
      spans: inWords(spans, language),
    })),
    times: timesOf(written, language),
  };
}

function inWords(spans: Spans, language: string): ShownSpan[] {
  const times = timesOf(spans ?? [], language);
  return (spans ?? []).map((span) => {
    const [opens, closes] = endsOf(span);
    return {
      from: times[opens] ?? opens,
      until: times[closes] ?? closes,
      ...(opens === "00:00" && closes === "24:00" ? { isWholeDay: true } : {}),
    };
  });
}

function timesOf(spans: readonly string[], language: string): Record<string, string> {
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  const written = spans.flatMap(endsOf).map((time) => {
    const at = new Date(`${ANY_DAY}T${time === "24:00" ? "00:00" : time}:00Z`);
    return [time, format.format(at).replaceAll(/[ \u202f]/g, "\u00a0")];
  });
  return Object.fromEntries(written);
}

/** @param position that of the day in the week, from Monday */
function weekdayName(position: number, language: string): string {
  const monday = Date.parse(`${ANY_DAY}T00:00:00Z`);
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return format.format(new Date(monday + position * 86_400_000));
}

function daysInWords(from: string, until: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const [first, last] = [from, until].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  // A day that is not in the calendar is reported where it is written.
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return `${from} – ${until}`;
  return format.formatRange(first, last < first ? first : last);
}
