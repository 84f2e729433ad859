import { setImmediate } from "node:timers/promises";

/** Milliseconds after which others have their turn. What somebody else asks for may need several turns. */
const LONGEST = 10;

/** To be waited for between two pieces of work that takes long: what others ask of this process is answered in between. */
export type Pause = () => Promise<void>;

/** Makes the pauses of one piece of work. Most of them are none: only when it has gone on for a while others have their turn. */
export function createPauses(): Pause {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < LONGEST) return;
    await setImmediate();
    began = performance.now();
  };
}
