import type { OpeningHoursSpecification } from "schema-dts";
import type { Holiday, WeekHours } from "../../model/business.ts";
import { type Place, WEEKDAYS } from "../../model/place.ts";
import type { Resolved } from "../../model/resolved.ts";
import { endsOf } from "../../model/time-span.ts";

/** Days as schema.org has them. */
type Validity = { validFrom?: string; validThrough?: string };

/** When a place is open: its week, its seasons, and apart from them its special days. */
export function openingHours({ hours, seasons = [], holidays = [] }: Place) {
  const usual = [
    ...(hours ? weekHours(hours, {}) : []),
    ...seasons.flatMap(({ hours: week, from, until }) =>
      weekHours(withDaysOff(week, hours), { validFrom: from, validThrough: until }),
    ),
  ];
  const special = holidays.flatMap(holidayHours);
  return {
    ...(usual.length > 0 ? { openingHoursSpecification: usual } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}

/** A day off opens and closes at midnight. */
const CLOSED = ["00:00-00:00"];

/** The week of a season, with the days off that are none in the usual week. */
function withDaysOff(week: WeekHours, usual: WeekHours = {}): WeekHours {
  return Object.fromEntries(
    WEEKDAYS.map((day) => [day, week[day] ?? (usual[day] ? CLOSED : undefined)]),
  );
}

/** One entry for all days that open and close alike. */
function weekHours(week: WeekHours, validity: Validity): OpeningHoursSpecification[] {
  const days = new Map<string, string[]>();
  for (const day of WEEKDAYS)
    for (const span of week[day] ?? [])
      days.set(span, [...(days.get(span) ?? []), day.charAt(0).toUpperCase() + day.slice(1)]);
  return [...days].map(
    ([span, dayOfWeek]) =>
      ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek,
        ...ends(span),
        ...validity,
      }) as OpeningHoursSpecification,
  );
}

function holidayHours({
  from,
  until = from,
  hours = CLOSED,
}: Resolved<Holiday>): OpeningHoursSpecification[] {
  return hours.map((span) => ({
    "@type": "OpeningHoursSpecification",
    ...ends(span),
    validFrom: from,
    validThrough: until,
  }));
}

/** The end of a day is its last minute. */
function ends(span: string): { opens: string; closes: string } {
  const [opens, closes] = endsOf(span);
  return { opens, closes: closes === "24:00" ? "23:59" : closes };
}
