import type { DraftRecord } from "./draft-record.ts";
import type { DraftRecords } from "./draft-records.ts";

/** What becomes of the drafts of a team, for the windows that are open. */
export interface DraftNews {
  /** How many drafts of others wait for a review. */
  waitingFor(email: string): number;
  /**
   * Calls something when a draft is called or stands otherwise, or another number of drafts waits for a review.
   *
   * @returns what ends it
   */
  listen(draft: string, listener: () => void): () => void;
}

/** What others see of a draft without opening it. */
interface Standing {
  waits: boolean;
  owner: string;
  /** Changes with what its own windows show. */
  shown: string;
}

/** Follows the records of drafts: nothing is read again that has not changed. */
export function followDrafts(records: DraftRecords): DraftNews {
  const standings = new Map(records.all().map((record) => [record.id, standingOf(record)]));
  const listeners = new Map<() => void, string>();
  const readAgain = (id: string) => {
    try {
      standings.set(id, standingOf(records.read(id)));
    } catch {
      standings.delete(id);
    }
  };
  records.watch((id) => {
    const before = standings.get(id);
    readAgain(id);
    const now = standings.get(id);
    const concernsAll = (before?.waits ?? false) !== (now?.waits ?? false);
    if (!concernsAll && before?.shown === now?.shown) return;
    for (const [listener, draft] of listeners) if (concernsAll || draft === id) listener();
  });
  return {
    waitingFor: (email) =>
      [...standings.values()].filter(({ waits, owner }) => waits && owner !== email).length,
    listen(draft, listener) {
      listeners.set(listener, draft);
      return () => void listeners.delete(listener);
    },
  };
}

function standingOf({ name, owner, state, schedule }: DraftRecord): Standing {
  const shown = JSON.stringify([name, state, schedule]);
  return { waits: state === "review", owner: owner.email, shown };
}
