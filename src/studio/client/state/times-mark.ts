import { createClock } from "../../../engine/model/clock.ts";
import { isLocalTime } from "../../../engine/model/local-time.ts";
import { hasTimes, type Times, type Timing } from "../../../engine/model/times.ts";
import { LOCALE, say } from "../words/say.ts";

/** What people read of the times of a page or a part. */
export interface TimesMark {
  timing: Timing;
  words: string;
}

/**
 * Says when something goes live, when it ends, or that it has ended. The page may be in the middle of a change.
 *
 * @param timeZone of the site
 * @returns nothing for what is shown without an end
 */
export function timesMark(
  { publishAt, unpublishAt }: Readonly<Record<string, unknown>>,
  timeZone: string | undefined,
): TimesMark | undefined {
  const times = { publishAt: textOf(publishAt), unpublishAt: textOf(unpublishAt) };
  return hasTimes(times)
    ? markOf({ ...times, timing: createClock({ zone: timeZone }).timingOf(times) })
    : undefined;
}

/** The same for times that are known to be past, current or still to come. */
export function markOf({
  timing,
  publishAt = "",
  unpublishAt = "",
}: Times & { timing: Timing }): TimesMark | undefined {
  const begins = timing === "upcoming";
  const time = begins ? publishAt : unpublishAt;
  if (!isLocalTime(time)) return undefined;
  const when = timeInWords(time);
  if (begins) return { timing, words: say("state.goesLive", { when }) };
  return { timing, words: say(timing === "ended" ? "state.ended" : "state.ends", { when }) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A time of the site as people read it, wherever they are. */
function timeInWords(local: string): string {
  const style = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
  return new Date(`${local}Z`).toLocaleString(LOCALE, style);
}
