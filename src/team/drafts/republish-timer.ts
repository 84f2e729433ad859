import { createAlarm } from "../../engine/dev/alarm.ts";
import type { Publisher } from "../../publish/publisher.ts";
import type { Publication } from "../../studio/contract/publishing.ts";

/** Lets pages go live and end at their times. */
export interface RepublishTimer {
  /** To be called when a publication has ended, and when the server has started. */
  refresh(over?: Pick<Publication, "state">): void;
  close(): void;
}

/** Milliseconds until the next attempt, when the site could not be published at its time. */
const RETRY = 5 * 60_000;

/**
 * Publishes the live pages again whenever one of them goes live or ends by itself. What was due while the server was down is done
 * when it starts. Where somebody has gone back to an earlier state, that one stays until something is published.
 *
 * @param publish lets the live pages go live as they are at that time
 */
export function createRepublishTimer(
  { changesAt }: Pick<Publisher, "changesAt">,
  publish: () => Promise<unknown>,
  retry = RETRY,
): RepublishTimer {
  const next = () => {
    const at = changesAt();
    return at === undefined ? undefined : Date.parse(at);
  };
  const later = () => {
    const at = next();
    alarm.set(at === undefined ? undefined : Math.max(at, Date.now() + retry));
  };
  const alarm = createAlarm(() => {
    publish().catch((cause: Error) => {
      process.stderr.write(`${cause.stack}\n`);
      later();
    });
  });
  return {
    refresh(over) {
      if (over?.state === "failed") later();
      else if (over === undefined || over.state === "done") alarm.set(next());
    },
    close: () => alarm.clear(),
  };
}
