import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { Place } from "../../../engine/model/place.ts";
import { type ShownMapPoint, shownPoints } from "./shown-points.ts";
import type { MapBlock } from "./types.ts";

/** What a map gets of the places that its points stand for. */
export interface MapContext {
  points: ShownMapPoint[];
  places?: Place[];
}

export const block = defineBlock<MapBlock, MapContext>({
  type: "map",
  isApart: true,
  context({ points, references }, { place, site: { maps } }) {
    const meant = points.map((point) => ({
      ...point,
      place: point.position ? undefined : place({ route: point.page }),
    }));
    return {
      points: shownPoints(meant, references, maps),
      places: meant.flatMap((point) => (point.place ? [placeOnMap(point.place)] : [])),
    };
  },
  shownPlaces: ({ points = [] }) =>
    points.flatMap(({ page, position }, at) => {
      const pointer = `/points/${at}`;
      if (position) return [];
      return [{ route: page, pointer: page === undefined ? pointer : `${pointer}/page` }];
    }),
  shownMap: ({ references = [], points = [] }) => ({
    references: { points: references, pointer: "/references" },
    points: points.map(({ page, name, position }, at) => ({
      route: page,
      name,
      position,
      pointer: `/points/${at}`,
    })),
  }),
  structuredData: ({ places }) => ({ places }),
});

/** Of a place, a map shows where it is. */
function placeOnMap(place: Place): Place {
  const { type, name, route, original, isSite, address, addressLines, position } = place;
  return { type, name, route, original, isSite, address, addressLines, position };
}
