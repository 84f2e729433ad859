import { isDay } from "./day.ts";
import { createZoneClock, isLocalTime, type ZoneClock } from "./local-time.ts";
import { hasTimes, type Times, type Timing } from "./times.ts";

/** The moment for which a site is read, and where on earth it is that moment. */
export interface Clock extends Pick<ZoneClock, "localTimeAt" | "isoTimeAt"> {
  /** In milliseconds. */
  readonly now: number;
  /** The current day at the site, as year-month-day. */
  readonly today: string;
  /** The name of the time zone; none for a site that does not say it, whose times are those of UTC. */
  readonly zone: string | undefined;
  /** The instant of a time of the site, in milliseconds; nothing for a text that is none. */
  instantOf(local: string): number | undefined;
  /** Where now lies beside the times of something. What is no time counts as none. */
  timingOf(times: Times): Timing;
}

/** Another moment than now cannot be read. The message says how it is written. */
export class MomentError extends Error {}

/**
 * Makes the clock of a site.
 *
 * @param at the moment: a day, a time of the site, or a time with its distance to Greenwich; now by default
 * @throws {MomentError} when it is none of them
 */
export function createClock({ at, zone }: { at?: string; zone?: string }): Clock {
  const { localTimeAt, isoTimeAt, ...clock } = createZoneClock(zone ?? "UTC");
  const now = at === undefined ? Date.now() : momentOf(at, clock.instantOf);
  const instantOf = (local: string) => (isLocalTime(local) ? clock.instantOf(local) : undefined);
  return {
    now,
    today: localTimeAt(now).slice(0, "2026-12-24".length),
    zone,
    localTimeAt,
    isoTimeAt,
    instantOf,
    timingOf(times) {
      if (!hasTimes(times)) return "current";
      const { publishAt = "", unpublishAt = "" } = times;
      if (now < (instantOf(publishAt) ?? now)) return "upcoming";
      return now < (instantOf(unpublishAt) ?? Number.POSITIVE_INFINITY) ? "current" : "ended";
    },
  };
}

const WITH_OFFSET = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function momentOf(at: string, instantOf: (local: string) => number): number {
  const local = isDay(at) ? `${at}T00:00` : at;
  if (isLocalTime(local)) return instantOf(local);
  const instant = WITH_OFFSET.test(at) ? Date.parse(at) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new MomentError(
    `"${at}" is no moment: write a day and a time of day, for example 2026-12-24T09:00.`,
  );
}
