import { createAlarm } from "../../engine/dev/alarm.ts";
import type { DraftPublishing } from "./draft-publishing.ts";

/** What lets drafts go live at their times. */
export interface ScheduleFollower {
  /** Takes in that a time was set or taken back, or that the server has started. */
  look(): void;
  close(): void;
}

/** Milliseconds after which it is tried again, when not even what stood against a draft could be written down. */
const RETRY = 5 * 60_000;

/** Publishes each draft at its time. What was due while the server was down is published when it starts. */
export function followSchedules(
  { nextDue, publishDue }: Pick<DraftPublishing, "nextDue" | "publishDue">,
  retry = RETRY,
): ScheduleFollower {
  let isOver = false;
  const waitFor = (moment: number | undefined) => {
    if (!isOver) alarm.set(moment);
  };
  const look = () => waitFor(nextDue());
  const alarm = createAlarm(() => {
    publishDue().then(look, (cause: Error) => {
      process.stderr.write(`${cause.stack}\n`);
      waitFor(Date.now() + retry);
    });
  });
  return {
    look,
    close() {
      isOver = true;
      alarm.clear();
    },
  };
}
