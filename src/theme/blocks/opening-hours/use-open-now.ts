import { useEffect, useState } from "react";
import type { Place } from "../../../engine/model/place.ts";
import { localTime, type OpenState, openStateAt } from "./open-state.ts";

/** A minute's change is seen within half of one. */
const INTERVAL = 30_000;

/** Whether a place is open now, and its present day; nothing in documents, and where the zone of its hours is not known. */
export function useOpenNow(place: Place | undefined): (OpenState & { today: string }) | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), INTERVAL);
    return () => clearInterval(timer);
  }, []);
  if (!now || !place?.timeZone) return undefined;
  const time = localTime(now, place.timeZone);
  return { ...openStateAt(place, time), today: time.day };
}
