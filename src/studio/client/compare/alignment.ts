/** Offsets of two pages that belong beside each other, in pixels from their tops. */
export interface Stop {
  before: number;
  after: number;
}

/** How far one has scrolled through two pages together. */
export interface Alignment {
  /** The whole way. */
  length: number;
  /** Where both pages are then. */
  at(position: number): Stop;
  /** The scroll position at which an offset of one of them is reached. */
  positionOf(side: keyof Stop, offset: number): number;
}

/** A piece of the way between two stops: as long as the longer side, while the other goes slower or stands. */
interface Leg {
  from: number;
  length: number;
  start: Stop;
  end: Stop;
}

/**
 * Lets two pages be scrolled together so that what belongs together stands side by side.
 *
 * @param stops from top to bottom, the ends of both pages last
 */
export function align(stops: readonly Stop[]): Alignment {
  const legs: Leg[] = [];
  let start: Stop = { before: 0, after: 0 };
  let from = 0;
  for (const { before, after } of stops) {
    // Parts that overlap by some pixels are no way back.
    const end = { before: Math.max(before, start.before), after: Math.max(after, start.after) };
    const length = Math.max(end.before - start.before, end.after - start.after);
    if (length > 0) legs.push({ from, length, start, end });
    from += length;
    start = end;
  }
  return {
    length: from,
    at(position) {
      const leg = legs.findLast((one) => one.from <= position);
      if (!leg) return { before: 0, after: 0 };
      const share = Math.min(1, (position - leg.from) / leg.length);
      const on = (side: keyof Stop) => leg.start[side] + share * (leg.end[side] - leg.start[side]);
      return { before: on("before"), after: on("after") };
    },
    positionOf(side, offset) {
      const leg = legs.find((one) => one.end[side] > offset);
      if (!leg) return from;
      const share = (offset - leg.start[side]) / (leg.end[side] - leg.start[side]);
      return leg.from + share * leg.length;
    },
  };
}
