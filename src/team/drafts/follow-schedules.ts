import { createAlarm } from "../../engine/dev/alarm.ts";
import type { DraftPublishing } from "./draft-publishing.ts";

/** What lets drafts go live at their times. */
export interface ScheduleFollower {
  /** Takes in that a time was set or taken back, or that the server has started. */
  look(): void;
  close(): void;
}

/** Publishes each draft at its time. What was due while the server was down is published when it starts. */
export function followSchedules({
  nextDue,
  publishDue,
}: Pick<DraftPublishing, "nextDue" | "publishDue">): ScheduleFollower {
  let isOver = false;
  const look = () => {
    if (!isOver) alarm.set(nextDue());
  };
  const alarm = createAlarm(() => {
    publishDue()
      .catch((cause: Error) => process.stderr.write(`${cause.stack}\n`))
      .then(look);
  });
  return {
    look,
    close() {
      isOver = true;
      alarm.clear();
    },
  };
}
