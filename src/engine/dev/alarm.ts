/** A timer for any instant, however far away. */
export interface Alarm {
  /** Replaces an earlier instant; nothing clears it. */
  set(instant: number | undefined): void;
  clear(): void;
}

/** A computer that slept is late by this many milliseconds at most. Timers of Node cannot wait for a month, either. */
const LONGEST = 30_000;

/** Makes an alarm. It keeps no program running. */
export function createAlarm(call: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined;
  const clear = () => clearTimeout(timer);
  const set = (instant: number | undefined) => {
    clear();
    if (instant === undefined) return;
    const rest = instant - Date.now();
    timer = setTimeout(
      () => (Date.now() < instant ? set(instant) : call()),
      Math.min(Math.max(rest, 0), LONGEST),
    );
    timer.unref();
  };
  return { set, clear };
}
