import type { Clock } from "../../model/clock.ts";
import type { Times } from "../../model/times.ts";

/** Times with their instants, in milliseconds; infinite where there is no end. */
export interface Ends {
  times: Times;
  begin: number;
  end: number;
}

/** The time that several times have in common: the last begin, and the first end. */
export function overlapOf(several: readonly Times[], { instantOf }: Clock): Ends {
  const overlap: Ends = {
    times: {},
    begin: Number.NEGATIVE_INFINITY,
    end: Number.POSITIVE_INFINITY,
  };
  for (const { publishAt = "", unpublishAt = "" } of several) {
    const begin = instantOf(publishAt);
    const end = instantOf(unpublishAt);
    if (begin !== undefined && begin > overlap.begin) {
      overlap.begin = begin;
      overlap.times.publishAt = publishAt;
    }
    if (end !== undefined && end < overlap.end) {
      overlap.end = end;
      overlap.times.unpublishAt = unpublishAt;
    }
  }
  return overlap;
}

/** Whether one time lies within another. */
export function isWithin(inner: Ends, outer: Ends): boolean {
  return inner.begin >= outer.begin && inner.end <= outer.end;
}
