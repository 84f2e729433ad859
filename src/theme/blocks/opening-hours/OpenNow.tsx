import { dayAfter } from "../../../engine/model/day.ts";
import type { Place } from "../../../engine/model/place.ts";
import { useStrings } from "../../strings/use-strings.ts";
import styles from "./Component.module.scss";
import type { LocalTime } from "./open-state.ts";
import type { ShownHours } from "./shown-hours.ts";
import { weekdayOf } from "./spans.ts";
import { useOpenNow } from "./use-open-now.ts";

/** Days after which the name of a day of the week says which one is meant. */
const WEEK = 6;

/** Says whether the place is open now, in its own time. A line of that height stands there before. */
export function OpenNow({ place, hours }: { place: Place; hours: ShownHours }) {
  const { say } = useStrings();
  const state = useOpenNow(place);
  if (!place.timeZone) return null;
  return (
    <p className={styles.now} data-open={state?.isOpen} data-screen-only>
      {state && (state.isOpen ? openUntil(state.closes) : opensAt(state.opens, state.today))}
    </p>
  );

  function openUntil(closes: LocalTime | undefined): string {
    return closes ? say("hours.openUntil", { time: timeOf(closes) }) : say("hours.open");
  }

  function opensAt(opens: LocalTime | undefined, today: string): string {
    if (!opens || opens.day > dayAfter(today, WEEK)) return say("hours.closedNow");
    const time = timeOf(opens);
    return opens.day === today
      ? say("hours.opensToday", { time })
      : say("hours.opensOn", { day: nameOf(opens.day, hours), time });
  }

  function timeOf({ minutes }: LocalTime): string {
    const written = [Math.floor(minutes / 60), minutes % 60]
      .map((part) => String(part).padStart(2, "0"))
      .join(":");
    return hours.times[written] ?? hours.times["24:00"] ?? written;
  }
}

function nameOf(day: string, { week, seasons }: ShownHours): string {
  const days = week ?? seasons[0]?.week ?? [];
  return days.find((one) => one.day === weekdayOf(day))?.name ?? day;
}
