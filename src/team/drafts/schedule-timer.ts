import { createAlarm } from "../../engine/dev/alarm.ts";
import type { DraftPublishing } from "./draft-publishing.ts";

/** Lets drafts go live at their times. */
export interface ScheduleTimer {
  /** To be called when a time was set or canceled, and when the server has started. */
  refresh(): void;
  close(): void;
}

/** Milliseconds until the next attempt, when not even a failure could be recorded. */
const RETRY = 5 * 60_000;

/** Publishes each draft at its time. What was due while the server was down is published when it starts. */
export function createScheduleTimer(
  { nextDue, publishDue }: Pick<DraftPublishing, "nextDue" | "publishDue">,
  retry = RETRY,
): ScheduleTimer {
  let isOver = false;
  const waitFor = (instant: number | undefined) => {
    if (!isOver) alarm.set(instant);
  };
  const refresh = () => waitFor(nextDue());
  const alarm = createAlarm(() => {
    publishDue().then(refresh, (cause: Error) => {
      process.stderr.write(`${cause.stack}\n`);
      waitFor(Date.now() + retry);
    });
  });
  return {
    refresh,
    close() {
      isOver = true;
      alarm.clear();
    },
  };
}
