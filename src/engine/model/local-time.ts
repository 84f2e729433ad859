import { isDay } from "./day.ts";

/** What the clocks of a time zone show. */
export interface ZoneClock {
  /**
   * The instant at which clocks show a time, in milliseconds. Where they are put forward and skip it, it is read as if they had
   * not been: 2:30 is then shown as 3:30. Where they are put back and show it twice, the first one counts. Temporal calls this
   * reading "compatible".
   *
   * @param local for example `2026-12-24T09:00`
   */
  instantOf(local: string): number;
  /** What clocks show at an instant, to the minute. */
  localTimeAt(instant: number): string;
  /** The same with the distance to Greenwich behind it, for example `2026-12-24T09:00:00-06:00`. */
  isoTimeAt(instant: number): string;
}

const LOCAL = /^([1-9]\d{3}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** Whether a text is a day and a time of day that calendar and clock have. */
export function isLocalTime(text: string): boolean {
  const [, day = ""] = LOCAL.exec(text) ?? [];
  return isDay(day);
}

/**
 * The clock of a time zone. Node knows all zones itself: a library would take twenty milliseconds of every command to load.
 *
 * @param timeZone by its name in the IANA database
 */
export function createZoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  /** How far clocks are before those of Greenwich, in milliseconds. */
  const offsetAt = (instant: number): number => {
    const shown = Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
    return shown - Math.floor(instant / 1000) * 1000;
  };
  const localTimeAt = (instant: number) =>
    new Date(instant + offsetAt(instant)).toISOString().slice(0, "2026-12-24T09:00".length);
  return {
    instantOf(local) {
      const shown = Date.parse(`${local}Z`);
      const before = offsetAt(shown - DAY);
      const after = offsetAt(shown + DAY);
      const isShown = (offset: number) => offsetAt(shown - offset) === offset;
      return shown - (isShown(before) || !isShown(after) ? before : after);
    },
    localTimeAt,
    isoTimeAt(instant) {
      const minutes = Math.round(offsetAt(instant) / MINUTE);
      const sign = minutes < 0 ? "-" : "+";
      const [hours, rest] = [Math.abs(minutes) / 60, Math.abs(minutes) % 60];
      return `${localTimeAt(instant)}:00${sign}${twoDigits(hours)}:${twoDigits(rest)}`;
    },
  };
}

function twoDigits(value: number): string {
  return String(Math.trunc(value)).padStart(2, "0");
}
