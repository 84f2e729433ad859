import { dayAfter } from "../../../engine/model/day.ts";
import { DAY, type Schedule, spansOn } from "./spans.ts";

/** A time at the place. */
export interface LocalTime {
  /** As year-month-day. */
  day: string;
  /** Minutes after its beginning. */
  minutes: number;
}

/** Whether a place is open, and until when or from when. */
export type OpenState = { isOpen: true; closes?: LocalTime } | { isOpen: false; opens?: LocalTime };

/** Days that are looked through for the next opening. */
const AHEAD = 7;

/** Whether a place is open at a time there. */
export function openStateAt(schedule: Schedule, { day, minutes }: LocalTime): OpenState {
  const spans = Array.from({ length: AHEAD + 2 }, (_, at) =>
    spansOn(schedule, dayAfter(day, at - 1)).map(({ opens, closes }) => ({
      opens: opens + (at - 1) * DAY,
      closes: closes + (at - 1) * DAY,
    })),
  )
    .flat()
    .sort((a, b) => a.opens - b.opens);
  const current = spans.find(({ opens, closes }) => opens <= minutes && minutes < closes);
  const timeAt = (total: number): LocalTime => ({
    day: dayAfter(day, Math.floor(total / DAY)),
    minutes: total % DAY,
  });
  if (!current) {
    const next = spans.find(({ opens }) => opens > minutes);
    return { isOpen: false, ...(next ? { opens: timeAt(next.opens) } : {}) };
  }
  let { closes } = current;
  for (const span of spans) if (span.opens <= closes) closes = Math.max(closes, span.closes);
  return { isOpen: true, ...(closes - minutes < DAY ? { closes: timeAt(closes) } : {}) };
}

/** The time in a zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = ["year", "month", "day"].map((part) => parts.get(part as "year")).join("-");
  return { day, minutes: Number(parts.get("hour")) * 60 + Number(parts.get("minute")) };
}
