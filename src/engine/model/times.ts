import type { DateTime } from "../fields/date-time/type.ts";

/** From when to when something is part of the site. */
export interface Times {
  /**
   * When it goes live. Until then visitors do not see it.
   * @title Goes live on
   */
  publishAt?: DateTime;
  /**
   * When it ends. From then on visitors do not see it.
   * @title Ends on
   */
  unpublishAt?: DateTime;
}

/** Where a moment lies beside the times of something: before, within, or after them. */
export type Timing = "upcoming" | "current" | "ended";

/** Whether something has times at all. It may be in the middle of a change. */
export function hasTimes(times: Partial<Record<keyof Times, unknown>>): boolean {
  return times.publishAt !== undefined || times.unpublishAt !== undefined;
}

/** The times of something, without its other fields. */
export function timesOf({ publishAt, unpublishAt }: Times): Times {
  return {
    ...(publishAt === undefined ? {} : { publishAt }),
    ...(unpublishAt === undefined ? {} : { unpublishAt }),
  };
}
