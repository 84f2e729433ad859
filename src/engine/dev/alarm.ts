/** Calls at a moment, however far it is. */
export interface Alarm {
  /** Takes the place of an earlier moment; none for nothing to wait for. */
  set(moment: number | undefined): void;
  clear(): void;
}

/** A computer that slept is late by this many milliseconds at most. Timers of Node cannot wait for a month, either. */
const LONGEST = 30_000;

/** Makes an alarm. It keeps no program running. */
export function createAlarm(call: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined;
  const clear = () => clearTimeout(timer);
  const set = (moment: number | undefined) => {
    clear();
    if (moment === undefined) return;
    const rest = moment - Date.now();
    timer = setTimeout(
      () => (Date.now() < moment ? set(moment) : call()),
      Math.min(Math.max(rest, 0), LONGEST),
    );
    timer.unref();
  };
  return { set, clear };
}
