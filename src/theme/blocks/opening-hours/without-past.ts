import { dayAfter } from "../../../engine/model/day.ts";
import type { Place } from "../../../engine/model/place.ts";

/** Days after its end on which something still counts: elsewhere it is yesterday, whose evening may end after midnight. */
const DAYS_KEPT = 2;

/**
 * A place without the seasons and special days that are over.
 *
 * @param site is asked for the day only where there are such days
 */
export function withoutPast(place: Place, site: { readonly today: string }): Place {
  const { seasons, holidays } = place;
  if (!seasons && !holidays) return place;
  const first = dayAfter(site.today, -DAYS_KEPT);
  return {
    ...place,
    seasons: seasons?.filter(({ until }) => until >= first),
    holidays: holidays?.filter(({ from, until = from }) => until >= first),
  };
}
