import { join } from "node:path";
import { textIfReadable } from "../../engine/pipeline/regular-file.ts";
import { writeWhole } from "../../engine/pipeline/write-whole.ts";

/** Sessions that their owners have ended, so that a copy of their cookie opens nothing any more. */
export interface EndedSessions {
  has(id: string): boolean;
  /** @param until seconds after which the session would be over by itself */
  add(id: string, until: number): void;
}

const FILE = "ended-sessions.json";

/** Keeps ended sessions in the folder of the server's data. */
export function endedSessionsIn(data: string): EndedSessions {
  const file = join(data, FILE);
  const ended = new Map(entriesIn(textIfReadable(file)));
  return {
    has: (id) => ended.has(id),
    add(id, until) {
      const now = Date.now() / 1000;
      for (const [other, end] of ended) if (end < now) ended.delete(other);
      ended.set(id, until);
      writeWhole(file, `${JSON.stringify(Object.fromEntries(ended))}\n`, { flush: true });
    },
  };
}

/** A file that cannot be understood was not written by this server, and ends nothing. */
function entriesIn(text: string | undefined): [string, number][] {
  try {
    return Object.entries(JSON.parse(text ?? "{}"));
  } catch {
    return [];
  }
}
