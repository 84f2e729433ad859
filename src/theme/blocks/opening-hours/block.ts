import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { Place } from "../../../engine/model/place.ts";
import { type ShownHours, shownHours } from "./shown-hours.ts";
import { type ShownPlace, shownPlace } from "./shown-place.ts";
import type { OpeningHoursBlock } from "./types.ts";
import { withoutPast } from "./without-past.ts";

/** What the block gets from the business of its page or of the site. */
export interface OpeningHoursContext {
  place?: Place;
  /** It is in `place`. */
  business?: undefined;
  /** The same in words. */
  hours?: ShownHours;
  details?: ShownPlace;
}

export const block = defineBlock<OpeningHoursBlock, OpeningHoursContext>({
  type: "opening-hours",
  isApart: true,
  context({ page, business }, { place, site }) {
    const known = place({ route: page, business });
    if (!known) return { business: undefined };
    const shown = withoutPast(known, site);
    const { language, maps } = site;
    return {
      business: undefined,
      place: shown,
      hours: shownHours(shown, language),
      details: shownPlace(shown, language, maps),
    };
  },
  hydrate: ({ place }) => (place?.timeZone ? "loaded" : "intent"),
  shownPlaces({ page, business }) {
    if (business) return [{ business, pointer: "/business" }];
    return [{ route: page, pointer: page === undefined ? "" : "/page" }];
  },
  structuredData: ({ place }) => ({ places: place ? [place] : [] }),
});
